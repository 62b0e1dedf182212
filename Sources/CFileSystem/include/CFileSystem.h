#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

#include <stddef.h>
#include <stdint.h>

// Calls of the operating system in a form that is the same on Linux and macOS. Those that return an
// int return 0, or the error number.

enum cfilesystem_kind {
  cfilesystem_file = 1,
  cfilesystem_folder = 2,
  cfilesystem_symlink = 3,
  cfilesystem_other = 4
};

/// What is known about a file without reading it.
typedef struct {
  int kind;
  uint32_t mode;
  uint64_t size;
  uint64_t device;
  uint64_t inode;
} cfilesystem_status;

/// Whether an error means that there is no such file.
int cfilesystem_is_missing(int code);
/// Whether an error of an exchange means that this file system or place does not offer one.
int cfilesystem_is_not_offered(int code);
/// Whether an error means that the folder may not be written to.
int cfilesystem_is_forbidden(int code);
/// Whether an error means that something of that name is there.
int cfilesystem_is_present(int code);
/// The system's words for an error.
const char *cfilesystem_message(int code, char *buffer, size_t count);

/// Looks at a file; at the symbolic link itself unless `follow` is set.
int cfilesystem_look(const char *path, int follow, cfilesystem_status *status);

/// Opens a folder; NULL with the error number in `code` where it cannot be.
void *cfilesystem_open_folder(const char *path, int *code);
/// The next name in a folder, never `.` or `..`; NULL at the end or on an error.
const char *cfilesystem_next(void *folder, int *kind, int *code);
void cfilesystem_close_folder(void *folder);

/// Opens a file for reading and tells its size.
int cfilesystem_open(const char *path, int *descriptor, uint64_t *size);
/// Opens a folder and locks it against other processes without waiting; `taken` tells that another
/// process has it.
int cfilesystem_lock(const char *path, int *descriptor, int *taken);
/// Reads until the buffer is full or the file ends.
int cfilesystem_fill(int descriptor, uint8_t *buffer, size_t capacity, size_t *count);
void cfilesystem_close(int descriptor);

/// Writes a file that must not be there yet.
int cfilesystem_write(const char *path, const uint8_t *bytes, size_t count, uint32_t mode);
int cfilesystem_set_mode(const char *path, uint32_t mode);
int cfilesystem_make_folder(const char *path);
int cfilesystem_remove_file(const char *path);
int cfilesystem_remove_folder(const char *path);
int cfilesystem_rename(const char *from, const char *to);
/// A second name for a file; of a symbolic link, for the link itself.
int cfilesystem_link(const char *from, const char *to);
/// A symbolic link that says what another one says.
int cfilesystem_copy_symlink(const char *from, const char *to);
/// Lets two files or folders change places in one step.
int cfilesystem_exchange(const char *one, const char *other);

/// The absolute path without symbolic links, to be freed with `cfilesystem_free`.
char *cfilesystem_real_path(const char *path, int *code);
/// The working folder, to be freed with `cfilesystem_free`.
char *cfilesystem_working_folder(int *code);
void cfilesystem_free(char *path);
/// Sleeps for some thousandths of a second.
void cfilesystem_pause(unsigned milliseconds);

#endif
