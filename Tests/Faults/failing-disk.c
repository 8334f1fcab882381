// A disk that fails when it is told to, put before the C library by LD_PRELOAD.
//
// It concerns the files whose path begins with FAILING_DISK: a database and what SQLite keeps beside it. What fails stands in
// a file named FAILING_DISK_CONTROL, which a test writes while the program runs (disk.py). There this also notes which bytes
// were written and not yet synced: a power cut may lose those and no others.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FULL = 1, WRITES = 2, READS = 4, SHORT = 8, SYNCS = 16, SLOW = 32 };
enum { RANGES = 8192, FILES = 65536, SLOWNESS = 300000 };

struct range {
    uint32_t file, length;
    uint64_t offset;
};

// As disk.py reads it.
static struct control {
    _Atomic uint32_t faults;
    // Calls that still succeed before the faults begin.
    _Atomic int32_t spared;
    _Atomic uint32_t struck;
    _Atomic uint32_t count;
    struct range unsynced[RANGES];
} *control;

// By descriptor: 0 for other files, else 1 the database, 2 its log, 3 what a power cut may take (SQLite makes it again).
static _Atomic uint8_t files[FILES];
static pthread_mutex_t noting = PTHREAD_MUTEX_INITIALIZER;

// The C library's function of this name.
#define REAL(name)                                              \
    ({                                                          \
        static __typeof__(&name) function;                      \
        if (!function) function = dlsym(RTLD_NEXT, #name);      \
        function;                                               \
    })

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAILING_DISK_CONTROL");
    int file = path ? REAL(open64)(path, O_RDWR) : -1;
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory != MAP_FAILED) control = memory;
    REAL(close)(file);
}

static uint8_t kind(int file) { return control && file >= 0 && file < FILES ? files[file] : 0; }

// Whether one of these faults strikes this call.
static uint32_t strikes(int file, uint32_t faults) {
    if (!kind(file) || !(control->faults & faults)) return 0;
    if (atomic_fetch_sub(&control->spared, 1) > 0) return 0;
    control->spared = 0;
    control->struck++;
    return control->faults & faults;
}

static int fail(int error) {
    errno = error;
    return -1;
}

static void opened(int file, const char *path) {
    const char *prefix = getenv("FAILING_DISK");
    if (!control || !prefix || file < 0 || file >= FILES || strncmp(path, prefix, strlen(prefix))) return;
    const char *rest = path + strlen(prefix);
    files[file] = !*rest ? 1 : !strcmp(rest, "-wal") ? 2 : 3;
}

static void note(int file, uint64_t offset, uint64_t length) {
    if (kind(file) > 2 || length == 0) return;
    struct range *last = control->count ? &control->unsynced[control->count - 1] : NULL;
    if (last && last->file == kind(file) && last->offset + last->length == offset) {
        last->length += length;
    } else if (control->count < RANGES) {
        control->unsynced[control->count] = (struct range){kind(file), length, offset};
        control->count++;
    }
}

static void noteSynced(int file) {
    uint32_t kept = 0;
    for (uint32_t index = 0; index < control->count; index++)
        if (control->unsynced[index].file != kind(file)) control->unsynced[kept++] = control->unsynced[index];
    control->count = kept;
}

static ssize_t written(int file, const void *bytes, size_t length, off64_t offset) {
    if (strikes(file, FULL)) return fail(ENOSPC);
    if (strikes(file, WRITES)) return fail(EIO);
    if (length > 1 && strikes(file, SHORT)) length /= 2;
    if (!kind(file)) return REAL(pwrite64)(file, bytes, length, offset);
    pthread_mutex_lock(&noting);
    // Before it is written: whoever is killed between the two has noted it.
    note(file, offset, length);
    ssize_t result = REAL(pwrite64)(file, bytes, length, offset);
    pthread_mutex_unlock(&noting);
    return result;
}

static int synced(int file, int (*sync)(int)) {
    if (strikes(file, SLOW)) usleep(SLOWNESS);
    if (strikes(file, SYNCS)) return fail(EIO);
    if (!kind(file)) return sync(file);
    pthread_mutex_lock(&noting);
    int result = sync(file);
    if (result == 0) noteSynced(file);
    pthread_mutex_unlock(&noting);
    return result;
}

static int truncated(int file, off64_t length, int (*truncate)(int, off64_t)) {
    struct stat now;
    int grows = kind(file) && fstat(file, &now) == 0 && length > now.st_size;
    if (grows && strikes(file, FULL)) return fail(ENOSPC);
    if (strikes(file, WRITES)) return fail(EIO);
    return truncate(file, length);
}

static int opening(const char *path, int flags, int mode, int (*open)(const char *, int, ...)) {
    int file = open(path, flags, mode);
    opened(file, path);
    return file;
}

static int modeIn(va_list rest, int flags) { return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0; }

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int mode = modeIn(rest, flags);
    va_end(rest);
    return opening(path, flags, mode, REAL(open));
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int mode = modeIn(rest, flags);
    va_end(rest);
    return opening(path, flags, mode, REAL(open64));
}

int close(int file) {
    if (kind(file)) files[file] = 0;
    return REAL(close)(file);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) { return written(file, bytes, length, offset); }
ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) { return written(file, bytes, length, offset); }

ssize_t pread64(int file, void *bytes, size_t length, off64_t offset) {
    return strikes(file, READS) ? fail(EIO) : REAL(pread64)(file, bytes, length, offset);
}

ssize_t read(int file, void *bytes, size_t length) {
    return strikes(file, READS) ? fail(EIO) : REAL(read)(file, bytes, length);
}

int fsync(int file) { return synced(file, REAL(fsync)); }
int fdatasync(int file) { return synced(file, REAL(fdatasync)); }
int ftruncate(int file, off_t length) { return truncated(file, length, REAL(ftruncate)); }
int ftruncate64(int file, off64_t length) { return truncated(file, length, REAL(ftruncate64)); }
