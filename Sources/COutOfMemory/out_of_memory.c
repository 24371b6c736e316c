#include "COutOfMemory.h"

// Swift ends a process that has no memory left. The C libraries do not: HarfBuzz goes on without
// the table or the lookup that it had no memory for, and would answer wrongly. So in this program
// memory that cannot be had ends it for all of them. Sanitizers have an allocator of their own.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define HAS_OWN_ALLOCATOR 1
#endif
#endif

#include <errno.h>
#include <stddef.h>
#include <unistd.h>

#if defined(__GLIBC__) && !defined(HAS_OWN_ALLOCATOR)

// What glibc's functions are called besides, for programs that replace them.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static void *checked(void *memory, size_t size) {
    if (memory != NULL || size == 0) return memory;
    static const char message[] = "tagflow: out of memory\n";
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _exit(1);
    _exit(1);
}

void *malloc(size_t size) {
    return checked(__libc_malloc(size), size);
}

void *calloc(size_t count, size_t size) {
    return checked(__libc_calloc(count, size), count == 0 ? 0 : size);
}

void *realloc(void *memory, size_t size) {
    return checked(__libc_realloc(memory, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return checked(__libc_memalign(alignment, size), size);
}

void *memalign(size_t alignment, size_t size) {
    return checked(__libc_memalign(alignment, size), size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    *memory = checked(__libc_memalign(alignment, size), size);
    return 0;
}

#endif
