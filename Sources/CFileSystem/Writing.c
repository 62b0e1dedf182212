#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CFileSystem.h"

static int put(int descriptor, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

int cfilesystem_write(const char *path, const uint8_t *bytes, size_t count, uint32_t mode) {
  int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (mode_t)mode);
  if (descriptor < 0) return errno;
  int code = put(descriptor, bytes, count);
  if (close(descriptor) != 0 && code == 0) code = errno;
  if (code != 0) unlink(path);
  return code;
}

int cfilesystem_set_mode(const char *path, uint32_t mode) {
  return chmod(path, (mode_t)mode) == 0 ? 0 : errno;
}

int cfilesystem_make_folder(const char *path) { return mkdir(path, 0777) == 0 ? 0 : errno; }

int cfilesystem_remove_file(const char *path) { return unlink(path) == 0 ? 0 : errno; }

int cfilesystem_remove_folder(const char *path) { return rmdir(path) == 0 ? 0 : errno; }

int cfilesystem_rename(const char *from, const char *to) {
  return rename(from, to) == 0 ? 0 : errno;
}

int cfilesystem_link(const char *from, const char *to) {
  return linkat(AT_FDCWD, from, AT_FDCWD, to, 0) == 0 ? 0 : errno;
}

int cfilesystem_copy_symlink(const char *from, const char *to) {
  char target[PATH_MAX + 1];
  ssize_t count = readlink(from, target, PATH_MAX);
  if (count < 0) return errno;
  target[count] = '\0';
  return symlink(target, to) == 0 ? 0 : errno;
}

int cfilesystem_exchange(const char *one, const char *other) {
#ifdef __APPLE__
  return renamex_np(one, other, RENAME_SWAP) == 0 ? 0 : errno;
#else
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
#endif
}
