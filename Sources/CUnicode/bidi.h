#ifndef TAGFLOW_BIDI_H
#define TAGFLOW_BIDI_H

#include <stdbool.h>
#include <stdint.h>
#include <unicode/uchar.h>

// The bidirectional algorithm of UAX 9 over ICU's data. Rule names such as X5a are the annex's.

typedef struct {
    // The bracket's pair, named by the closing one, if `bracket_type` says that it is one.
    UChar32 bracket;
    // The next scalar of the same isolating run sequence, -1 at its end.
    int32_t next;
    // Where in its sequence the bracket is that closes this one, 0 if none does.
    int32_t closing;
    // The directions that N0 sees between this bracket and its closing one, as bits.
    uint32_t inside;
    // Bidi_Class, and what the rules have made of it so far.
    uint8_t original, class;
    // By X1 to X8, and resolved.
    uint8_t explicit_level, level;
    uint8_t bracket_type;
    // Whether an isolating run sequence begins here.
    bool begins_sequence;
} bidi_scalar;

// A text's scratch space, kept from text to text; all zero at first.
typedef struct {
    bidi_scalar *scalars;
    // The scalars of the isolating run sequence at hand.
    bidi_scalar **sequence;
    int32_t count, capacity;
    uint8_t paragraph_level;
} bidi_text;

// The levels of a paragraph of `scalar_count` scalars in UTF-16; false if memory is short.
bool tagflow_bidi_resolve(
    bidi_text *text, const UChar *units, int32_t unit_count, int32_t scalar_count, int direction,
    uint8_t *levels, uint8_t *paragraph_level);

void tagflow_bidi_free(bidi_text *text);

// W1 to I2 on one isolating run sequence; `start` and `end` are the directions at its ends.
void tagflow_bidi_resolve_sequence(
    bidi_scalar *const *sequence, int32_t count, uint8_t start, uint8_t end);

// U_LEFT_TO_RIGHT or U_RIGHT_TO_LEFT.
static inline uint8_t direction_of_level(uint8_t level) {
    return level & 1 ? U_RIGHT_TO_LEFT : U_LEFT_TO_RIGHT;
}

static inline bool is_isolate_initiator(uint8_t class) {
    return class == U_LEFT_TO_RIGHT_ISOLATE || class == U_RIGHT_TO_LEFT_ISOLATE ||
           class == U_FIRST_STRONG_ISOLATE;
}

#endif
