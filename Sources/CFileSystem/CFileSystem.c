#define _GNU_SOURCE
#include <stdio.h>
#include <fcntl.h>
#include "CFileSystem.h"
int cfilesystem_exchange(const char *one, const char *other) { return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE); }
