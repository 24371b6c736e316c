#include "CPeers.h"

#include <stdlib.h>
#include <zlib.h>

char *peer_read_gzip(const char *path, size_t *length) {
    gzFile file = gzopen(path, "rb");
    if (!file) return NULL;
    size_t capacity = 1 << 20, used = 0;
    char *bytes = malloc(capacity);
    int count = 0;
    while (bytes && (count = gzread(file, bytes + used, (unsigned)(capacity - used))) > 0) {
        used += (size_t)count;
        if (used < capacity) continue;
        capacity *= 2;
        char *larger = realloc(bytes, capacity);
        if (!larger) free(bytes);
        bytes = larger;
    }
    int closed = gzclose_r(file);
    if (bytes && (count < 0 || closed != Z_OK)) {
        free(bytes);
        bytes = NULL;
    }
    *length = used;
    return bytes;
}
