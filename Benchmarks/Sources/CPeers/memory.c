#include "CPeers.h"

#include <limits.h>
#include <malloc.h>

ptrdiff_t peer_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (ptrdiff_t)(info.uordblks + info.hblkhd);
}

void peer_keep_freed_memory(bool keep) {
    mallopt(M_MMAP_THRESHOLD, keep ? INT_MAX : 128 * 1024);
    mallopt(M_TRIM_THRESHOLD, keep ? INT_MAX : 128 * 1024);
}
