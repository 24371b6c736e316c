#include "CPeers.h"

#include <stdlib.h>

// The best way to put the items from one on in rows.
typedef struct {
    size_t rows, end;
    double cost;
} way;

// Each item's best way follows from those of the items after it, over all ends of its row.
size_t peer_balanced_loop(
    const double *widths, size_t count, double container, double spacing, double height,
    peer_frame *frames, uint32_t *row_ends) {
    const double limit = container + 1.0 / 1024;
    way *ways = malloc((count + 1) * sizeof *ways);
    if (!ways) abort();
    ways[count] = (way){0, count, 0};
    for (size_t first = count; first-- > 0;) {
        way best = {SIZE_MAX, 0, 0};
        double extent = widths[first];
        size_t end = first + 1;
        for (;;) {
            double free = extent < container ? container - extent : 0;
            way next = {ways[end].rows + 1, end, ways[end].cost + free * free};
            if (next.rows < best.rows || (next.rows == best.rows && next.cost <= best.cost))
                best = next;
            if (end == count) break;
            extent += spacing + widths[end];
            if (extent > limit) break;
            end++;
        }
        ways[first] = best;
    }
    size_t rows = 0;
    double y = 0;
    for (size_t i = 0; i < count; y += height + spacing) {
        size_t end = ways[i].end;
        double x = 0;
        for (; i < end; i++) {
            frames[i] = (peer_frame){x, y, widths[i], height};
            x += widths[i] + spacing;
        }
        row_ends[rows++] = (uint32_t)end;
    }
    free(ways);
    return rows;
}
