// A failing disk, for LD_PRELOAD. While the file $FAILING_DISK.errno exists, writes to files whose path begins with
// $FAILING_DISK fail with the error number in it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Sets errno if a write to this descriptor fails.
static int fails(int file) {
    const char *disk = getenv("FAILING_DISK");
    char name[PATH_MAX + 8], path[PATH_MAX];
    int error = 0;
    if (!disk) return 0;
    snprintf(name, sizeof name, "%s.errno", disk);
    FILE *told = fopen(name, "r");
    if (!told) return 0;
    if (fscanf(told, "%d", &error) != 1) error = 0;
    fclose(told);
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
    if (!error || strncmp(path, disk, strlen(disk))) return 0;
    errno = error;
    return 1;
}

static int grows(int file, off64_t length) {
    struct stat now;
    return fstat(file, &now) == 0 && length > now.st_size;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    return fails(file) ? -1 : REAL(pwrite)(file, bytes, length, offset);
}
ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    return fails(file) ? -1 : REAL(pwrite64)(file, bytes, length, offset);
}
int ftruncate(int file, off_t length) { return grows(file, length) && fails(file) ? -1 : REAL(ftruncate)(file, length); }
int ftruncate64(int file, off64_t length) {
    return grows(file, length) && fails(file) ? -1 : REAL(ftruncate64)(file, length);
}
