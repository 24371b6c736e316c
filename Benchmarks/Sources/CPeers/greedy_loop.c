#include "CPeers.h"

size_t peer_greedy_loop(
    const double *widths, size_t count, double container, double spacing, double height,
    peer_frame *frames, uint32_t *row_ends) {
    const double limit = container + 1.0 / 1024;
    size_t rows = 0, first = 0;
    double x = 0, y = 0;
    for (size_t i = 0; i < count; i++) {
        double width = widths[i];
        if (i > first && x + width > limit) {
            row_ends[rows++] = (uint32_t)i;
            first = i;
            x = 0;
            y += height + spacing;
        }
        frames[i] = (peer_frame){x, y, width, height};
        x += width + spacing;
    }
    if (count > 0) row_ends[rows++] = (uint32_t)count;
    return rows;
}

double peer_read_once(const double *widths, size_t count) {
    double sum = 0;
    for (size_t i = 0; i < count; i++) sum += widths[i];
    return sum;
}
