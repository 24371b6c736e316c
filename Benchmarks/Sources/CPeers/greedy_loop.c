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

static bool overlap(const peer_frame *a, const peer_frame *b) {
    return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height &&
        b->y < a->y + a->height;
}

size_t peer_scan_frames(const peer_frame *frames, size_t count, peer_frame area) {
    size_t found = 0;
    for (size_t i = 0; i < count; i++) found += overlap(&frames[i], &area);
    return found;
}

size_t peer_search_rows(
    const peer_frame *frames, const uint32_t *row_ends, size_t rows, peer_frame area) {
    size_t low = 0, high = rows;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const peer_frame *last = &frames[row_ends[middle] - 1];
        if (last->y + last->height > area.y) high = middle;
        else low = middle + 1;
    }
    size_t found = 0;
    if (low == rows) return 0;
    uint32_t end = row_ends[rows - 1];
    for (uint32_t i = low ? row_ends[low - 1] : 0; i < end; i++) {
        if (frames[i].y >= area.y + area.height) break;
        found += overlap(&frames[i], &area);
    }
    return found;
}
