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

// The advance of one text, shaped the first time only.
int32_t peer_cache_width(peer_cache *cache, const char *text, uint32_t length);

// The advance of each text by its whole bytes.
void peer_string_cache(peer_cache *cache, const peer_texts *texts, int32_t *units);

// The sum of the words' advances and the spaces'; kerning with a space is lost.
void peer_word_cache(peer_cache *cache, const peer_texts *texts, int32_t *units);

// ---- itemized_loop.c: HarfBuzz behind ICU's levels and scripts, and a cascade of fonts

// The fonts of a language in order, and which of them is the emoji font.
typedef struct {
    peer_font *const *fonts;
    size_t count, emoji;
    const char *language;
} peer_cascade;

typedef struct peer_itemizer peer_itemizer;
peer_itemizer *peer_itemizer_create(void);
void peer_itemizer_destroy(peer_itemizer *itemizer);

// The width in points of each text; languages[i] is the cascade of text i.
void peer_itemized_loop(
    peer_itemizer *itemizer, const peer_cascade *cascades, const peer_texts *texts,
    const uint8_t *languages, double size, double *widths);

// ---- line_breaks.c

// The count of ICU's line break opportunities, from one reused iterator; 0 is a failure.
size_t peer_line_breaks(const peer_texts *texts);

// ---- pango.c: a layout in which text is set and its size asked for

typedef struct peer_pango peer_pango;

// Only the fonts at `paths` are known; nothing is hinted or rounded to pixels.
peer_pango *peer_pango_open(
    const char *const *paths, size_t count, const char *family, const char *language,
    double size);
void peer_pango_close(peer_pango *pango);
void peer_pango_widths(peer_pango *pango, const peer_texts *texts, double *widths);

// pangos[languages[i]] measures text i.
void peer_pango_widths_by_language(
    peer_pango *const *pangos, const peer_texts *texts, const uint8_t *languages,
    double *widths);

// A layout for each text, to be broken at one width after another; returns the count of lines.
typedef struct peer_pango_paragraphs peer_pango_paragraphs;
peer_pango_paragraphs *peer_pango_paragraphs_create(peer_pango *pango, const peer_texts *texts);
size_t peer_pango_paragraphs_break(peer_pango_paragraphs *paragraphs, double width);
void peer_pango_paragraphs_destroy(peer_pango_paragraphs *paragraphs);

// ---- raqm.c

typedef struct peer_raqm peer_raqm;
peer_raqm *peer_raqm_open(const char *path, double size);
void peer_raqm_close(peer_raqm *raqm);
void peer_raqm_widths(peer_raqm *raqm, const peer_texts *texts, double *widths);

// ---- child.c

// Runs a program to its end with `input` as its standard input; returns its exit code, -1 if it
// could not be run or was killed.
int peer_run(char *const *arguments, const char *input);

// ---- memory.c

// The bytes that malloc has lent to this process in total.
ptrdiff_t peer_allocated_bytes(void);

// Whether malloc keeps what is freed, or gets every large block anew from the kernel and gives it
// back. Without it that depends on what was freed before, and so on who else takes part.
void peer_keep_freed_memory(bool keep);

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

// How many frames overlap a rectangle, found by looking at all of them.
size_t peer_scan_frames(const peer_frame *frames, size_t count, peer_frame area);

// The same, found by a binary search for the rows.
size_t peer_search_rows(
    const peer_frame *frames, const uint32_t *row_ends, size_t rows, peer_frame area);

// ---- balanced_loop.c

// Puts boxes in as few rows, but so that the squares of what is free in them sum up to the least.
size_t peer_balanced_loop(
    const double *widths, size_t count, double container, double spacing, double height,
    peer_frame *frames, uint32_t *row_ends);

// ---- move_tail.c

// The numbers of boxes and rows, half of which an edit in the middle moves by one place.
typedef struct peer_tail peer_tail;
peer_tail *peer_tail_create(size_t count, size_t row_count);
void peer_tail_destroy(peer_tail *tail);

// Makes room for a box in a row of its own, or takes the room back.
void peer_tail_move(peer_tail *tail, bool up);

#endif
