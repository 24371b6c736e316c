#ifndef TAGFLOW_CPEERS_H
#define TAGFLOW_CPEERS_H

// What TagFlow is measured against, in C. Every function works on one thread.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Texts in UTF-8, one after the other: text i is bytes[offsets[i]] up to bytes[offsets[i + 1]].
typedef struct {
    const char *bytes;
    const uint32_t *offsets;
    size_t count;
} peer_texts;

// The whole of a file packed by gzip, from malloc, or NULL.
char *peer_read_gzip(const char *path, size_t *length);

// ---- hb_loop.c: HarfBuzz and nothing else

// A font for its OpenType functions, scaled to font units.
typedef struct peer_font peer_font;
peer_font *peer_font_open(const char *path, unsigned index);
void peer_font_close(peer_font *font);
unsigned peer_font_units_per_em(const peer_font *font);

// The advance of each text in font units: one shaping each, in one reused buffer.
void peer_hb_loop(peer_font *font, const peer_texts *texts, int32_t *units);

// ---- string_cache.c, word_cache.c: hash tables in front of the same shaping

typedef struct peer_cache peer_cache;
peer_cache *peer_cache_create(peer_font *font);
void peer_cache_destroy(peer_cache *cache);
void peer_cache_clear(peer_cache *cache);

// The advance of each text by its whole bytes.
void peer_string_cache(peer_cache *cache, const peer_texts *texts, int32_t *units);

// The sum of the words' advances and the spaces'; kerning with a space is lost.
void peer_word_cache(peer_cache *cache, const peer_texts *texts, int32_t *units);

// ---- greedy_loop.c: rows of boxes

typedef struct {
    double x, y, width, height;
} peer_frame;

// Puts boxes in rows and writes their frames; returns the count of rows.
size_t peer_greedy_loop(
    const double *widths, size_t count, double container, double spacing, double height,
    peer_frame *frames, uint32_t *row_ends);

// Reads the widths once and adds them up.
double peer_read_once(const double *widths, size_t count);

#endif
