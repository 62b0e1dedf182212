int cfilesystem_exchange(const char *one, const char *other);
