#include "CPeers.h"

#include <malloc.h>

ptrdiff_t peer_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (ptrdiff_t)(info.uordblks + info.hblkhd);
}
