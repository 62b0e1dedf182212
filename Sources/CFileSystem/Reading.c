#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "CFileSystem.h"

int cfilesystem_is_missing(int code) { return code == ENOENT || code == ENOTDIR; }

int cfilesystem_is_not_offered(int code) {
  return code == EBUSY || code == EXDEV || code == EINVAL || code == ENOSYS || code == ENOTSUP;
}

int cfilesystem_is_forbidden(int code) {
  return code == EACCES || code == EPERM || code == EROFS;
}

int cfilesystem_is_present(int code) { return code == EEXIST || code == ENOTEMPTY; }

const char *cfilesystem_message(int code, char *buffer, size_t count) {
  const char *text = strerror(code);
  snprintf(buffer, count, "%s", text);
  return buffer;
}

static int kind_of_mode(mode_t mode) {
  if (S_ISREG(mode)) return cfilesystem_file;
  if (S_ISDIR(mode)) return cfilesystem_folder;
  if (S_ISLNK(mode)) return cfilesystem_symlink;
  return cfilesystem_other;
}

int cfilesystem_look(const char *path, int follow, cfilesystem_status *status) {
  struct stat found;
  if ((follow ? stat(path, &found) : lstat(path, &found)) != 0) return errno;
  status->kind = kind_of_mode(found.st_mode);
  status->mode = found.st_mode & 07777;
  status->size = (uint64_t)found.st_size;
  status->device = (uint64_t)found.st_dev;
  status->inode = (uint64_t)found.st_ino;
  return 0;
}

void *cfilesystem_open_folder(const char *path, int *code) {
  DIR *folder = opendir(path);
  *code = folder == NULL ? errno : 0;
  return folder;
}

// Some file systems do not tell the kind of an entry while listing: it is looked up then.
static int kind_of_entry(DIR *folder, const struct dirent *entry) {
  switch (entry->d_type) {
    case DT_REG: return cfilesystem_file;
    case DT_DIR: return cfilesystem_folder;
    case DT_LNK: return cfilesystem_symlink;
    default: break;
  }
  struct stat found;
  if (fstatat(dirfd(folder), entry->d_name, &found, AT_SYMLINK_NOFOLLOW) != 0) {
    return cfilesystem_other;
  }
  return kind_of_mode(found.st_mode);
}

const char *cfilesystem_next(void *folder, int *kind, int *code) {
  for (;;) {
    errno = 0;
    struct dirent *entry = readdir(folder);
    *code = errno;
    if (entry == NULL) return NULL;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    *kind = kind_of_entry(folder, entry);
    return entry->d_name;
  }
}

void cfilesystem_close_folder(void *folder) { closedir(folder); }

int cfilesystem_open(const char *path, int *descriptor, uint64_t *size) {
  int opened = open(path, O_RDONLY | O_CLOEXEC);
  if (opened < 0) return errno;
  struct stat found;
  if (fstat(opened, &found) != 0) {
    int code = errno;
    close(opened);
    return code;
  }
  *descriptor = opened;
  *size = (uint64_t)found.st_size;
  return 0;
}

int cfilesystem_lock(const char *path, int *descriptor, int *taken) {
  *taken = 0;
  int opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return errno;
  if (flock(opened, LOCK_EX | LOCK_NB) != 0) {
    int code = errno;
    *taken = code == EWOULDBLOCK;
    close(opened);
    return code;
  }
  *descriptor = opened;
  return 0;
}

int cfilesystem_fill(int descriptor, uint8_t *buffer, size_t capacity, size_t *count) {
  *count = 0;
  while (*count < capacity) {
    ssize_t got = read(descriptor, buffer + *count, capacity - *count);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return errno;
    if (got == 0) break;
    *count += (size_t)got;
  }
  return 0;
}

void cfilesystem_close(int descriptor) { close(descriptor); }

char *cfilesystem_real_path(const char *path, int *code) {
  char *result = realpath(path, NULL);
  *code = result == NULL ? errno : 0;
  return result;
}

char *cfilesystem_working_folder(int *code) {
  char *result = getcwd(NULL, 0);
  *code = result == NULL ? errno : 0;
  return result;
}

void cfilesystem_free(char *path) { free(path); }

void cfilesystem_pause(unsigned milliseconds) {
  struct timespec time = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
  nanosleep(&time, NULL);
}
