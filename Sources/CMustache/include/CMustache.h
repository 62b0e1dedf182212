#ifdef __cplusplus
extern "C" {
#endif
int cmustache_version(void);
#ifdef __cplusplus
}
#endif
