#include "CPeers.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    size_t end;
    double start, extent, y, depth, baseline;
} row;

struct peer_tail {
    double *widths, *starts;
    row *rows;
    size_t count, row_count;
};

peer_tail *peer_tail_create(size_t count, size_t row_count) {
    peer_tail *tail = malloc(sizeof *tail);
    if (!tail) abort();
    *tail = (peer_tail){
        calloc(count + 1, sizeof(double)), calloc(count + 1, sizeof(double)),
        calloc(row_count + 1, sizeof(row)), count, row_count};
    if (!tail->widths || !tail->starts || !tail->rows) abort();
    return tail;
}

void peer_tail_destroy(peer_tail *tail) {
    if (!tail) return;
    free(tail->widths);
    free(tail->starts);
    free(tail->rows);
    free(tail);
}

static void move(void *array, size_t size, size_t count, bool up) {
    char *middle = (char *)array + count / 2 * size;
    memmove(middle + (up ? size : 0), middle + (up ? 0 : size), (count - count / 2) * size);
}

void peer_tail_move(peer_tail *tail, bool up) {
    move(tail->widths, sizeof(double), tail->count, up);
    move(tail->starts, sizeof(double), tail->count, up);
    move(tail->rows, sizeof(row), tail->row_count, up);
    for (size_t i = tail->row_count / 2; i < tail->row_count; i++) {
        tail->rows[i].end += up ? 1 : (size_t)-1;
        tail->rows[i].y += up ? 40 : -40;
    }
}
