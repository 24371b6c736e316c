#include "bidi.h"

#include <stdlib.h>
#include <unicode/utf16.h>

#include "CUnicode.h"

// BD2.
enum { max_depth = 125 };

static bool reserve(bidi_text *text, int32_t capacity) {
    if (capacity <= text->capacity) return true;
    bidi_scalar *scalars = realloc(text->scalars, sizeof(bidi_scalar) * (size_t)capacity);
    if (scalars == NULL) return false;
    text->scalars = scalars;
    bidi_scalar **sequence = realloc(text->sequence, sizeof(bidi_scalar *) * (size_t)capacity);
    if (sequence == NULL) return false;
    text->sequence = sequence;
    text->capacity = capacity;
    return true;
}

static void set_bracket(bidi_scalar *it, UChar32 scalar) {
    it->bracket_type = U_BPT_NONE;
    if (it->original != U_OTHER_NEUTRAL) return;
    it->bracket_type = (uint8_t)u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (it->bracket_type == U_BPT_NONE) return;
    uint32_t pair = tagflow_paired_bracket((uint32_t)scalar);
    it->bracket =
        (UChar32)(it->bracket_type == U_BPT_OPEN ? pair : tagflow_paired_bracket(pair));
}

static void load(bidi_text *text, const UChar *units, int32_t unit_count) {
    text->count = 0;
    for (int32_t unit = 0; unit < unit_count;) {
        UChar32 scalar;
        U16_NEXT(units, unit, unit_count, scalar);
        bidi_scalar *it = &text->scalars[text->count++];
        it->original = it->class = (uint8_t)u_charDirection(scalar);
        set_bracket(it, scalar);
    }
}

// X9, but that the scalars stay: they belong to no isolating run sequence.
static bool is_removed(const bidi_scalar *it) {
    switch (it->original) {
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL:
        return true;
    default:
        return false;
    }
}

// P2, P3 and X5c in one pass: makes each FSI an LRI or RLI by the first strong scalar directly in
// it, and returns the level that the paragraph has by its own first strong scalar.
static uint8_t resolve_first_strong(bidi_text *text) {
    uint8_t paragraph = U_FIRST_STRONG_ISOLATE;
    // The innermost isolate that is open, -1 outside; `next` holds the one around it for now.
    int32_t isolate = -1;
    for (int32_t i = 0; i < text->count; i++) {
        bidi_scalar *it = &text->scalars[i];
        uint8_t *asking = isolate < 0 ? &paragraph : &text->scalars[isolate].class;
        switch (it->original) {
        case U_LEFT_TO_RIGHT:
            if (*asking == U_FIRST_STRONG_ISOLATE) *asking = U_LEFT_TO_RIGHT_ISOLATE;
            break;
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC:
            if (*asking == U_FIRST_STRONG_ISOLATE) *asking = U_RIGHT_TO_LEFT_ISOLATE;
            break;
        case U_FIRST_STRONG_ISOLATE:
        case U_LEFT_TO_RIGHT_ISOLATE:
        case U_RIGHT_TO_LEFT_ISOLATE:
            it->next = isolate;
            isolate = i;
            break;
        case U_POP_DIRECTIONAL_ISOLATE:
            if (isolate >= 0) isolate = text->scalars[isolate].next;
            break;
        }
    }
    return paragraph == U_RIGHT_TO_LEFT_ISOLATE;
}

// An entry of the directional status stack (X1).
typedef struct {
    uint8_t level;
    // U_LEFT_TO_RIGHT, U_RIGHT_TO_LEFT, or U_OTHER_NEUTRAL for none.
    uint8_t override;
    // The initiator if the entry is an isolate's, else NULL.
    bidi_scalar *initiator;
} status;

typedef struct {
    // As many as X1 asks for.
    status entries[max_depth + 2];
    int32_t top;
    int32_t overflow_isolates, overflow_embeddings, valid_isolates;
} status_stack;

static void push(status_stack *stack, bool is_right, uint8_t override, bidi_scalar *initiator) {
    uint8_t level = stack->entries[stack->top].level;
    uint8_t deeper = is_right ? (level + 1) | 1 : (level + 2) & ~1;
    if (deeper <= max_depth && stack->overflow_isolates == 0 &&
        stack->overflow_embeddings == 0) {
        if (initiator != NULL) stack->valid_isolates++;
        stack->entries[++stack->top] = (status){deeper, override, initiator};
    } else if (initiator != NULL) {
        stack->overflow_isolates++;
    } else if (stack->overflow_isolates == 0) {
        stack->overflow_embeddings++;
    }
}

// X6a. Returns the initiator that the PDI matches, NULL if none or one too deep.
static bidi_scalar *pop_isolate(status_stack *stack) {
    if (stack->overflow_isolates > 0) {
        stack->overflow_isolates--;
        return NULL;
    }
    if (stack->valid_isolates == 0) return NULL;
    stack->overflow_embeddings = 0;
    while (stack->entries[stack->top].initiator == NULL) stack->top--;
    stack->valid_isolates--;
    return stack->entries[stack->top--].initiator;
}

// X7.
static void pop_embedding(status_stack *stack) {
    if (stack->overflow_isolates > 0) return;
    if (stack->overflow_embeddings > 0)
        stack->overflow_embeddings--;
    else if (stack->top > 0 && stack->entries[stack->top].initiator == NULL)
        stack->top--;
}

// X1 to X8, and the isolating run sequences (BD13), linked by `next`.
static void resolve_explicit_levels(bidi_text *text) {
    status_stack stack;
    stack.entries[0] = (status){text->paragraph_level, U_OTHER_NEUTRAL, NULL};
    stack.top = stack.overflow_isolates = stack.overflow_embeddings = stack.valid_isolates = 0;
    bidi_scalar *last = NULL;
    for (int32_t i = 0; i < text->count; i++) {
        bidi_scalar *it = &text->scalars[i];
        uint8_t class = it->class;
        bidi_scalar *initiator = NULL;
        switch (class) {
        case U_LEFT_TO_RIGHT_EMBEDDING:
        case U_RIGHT_TO_LEFT_EMBEDDING:
            push(&stack, class == U_RIGHT_TO_LEFT_EMBEDDING, U_OTHER_NEUTRAL, NULL);
            break;
        case U_LEFT_TO_RIGHT_OVERRIDE:
            push(&stack, false, U_LEFT_TO_RIGHT, NULL);
            break;
        case U_RIGHT_TO_LEFT_OVERRIDE:
            push(&stack, true, U_RIGHT_TO_LEFT, NULL);
            break;
        case U_POP_DIRECTIONAL_FORMAT:
            pop_embedding(&stack);
            break;
        case U_POP_DIRECTIONAL_ISOLATE:
            initiator = pop_isolate(&stack);
            break;
        }
        if (is_removed(it)) continue;

        const status *current = &stack.entries[stack.top];
        it->explicit_level = class == U_BLOCK_SEPARATOR ? text->paragraph_level : current->level;
        if (current->override != U_OTHER_NEUTRAL) it->class = current->override;
        if (is_isolate_initiator(class))
            push(&stack, class == U_RIGHT_TO_LEFT_ISOLATE, U_OTHER_NEUTRAL, it);

        bidi_scalar *previous =
            last != NULL && last->explicit_level == it->explicit_level ? last : initiator;
        it->begins_sequence = previous == NULL;
        it->next = -1;
        if (previous != NULL) previous->next = i;
        last = it;
    }
}

// X10 for the sequence that begins at `start`, after a scalar of the level `before`.
static void resolve_sequence_from(bidi_text *text, int32_t start, uint8_t before) {
    int32_t count = 0, last = start;
    for (int32_t i = start; i >= 0; i = text->scalars[i].next) {
        text->sequence[count++] = &text->scalars[i];
        last = i;
    }
    uint8_t level = text->scalars[start].explicit_level;
    uint8_t after = text->paragraph_level;
    if (!is_isolate_initiator(text->scalars[last].original)) {
        int32_t next = last + 1;
        while (next < text->count && is_removed(&text->scalars[next])) next++;
        if (next < text->count) after = text->scalars[next].explicit_level;
    }
    tagflow_bidi_resolve_sequence(
        text->sequence, count, direction_of_level(before > level ? before : level),
        direction_of_level(after > level ? after : level));
}

static void resolve_sequences(bidi_text *text) {
    uint8_t before = text->paragraph_level;
    for (int32_t i = 0; i < text->count; i++) {
        const bidi_scalar *it = &text->scalars[i];
        if (is_removed(it)) continue;
        if (it->begins_sequence) resolve_sequence_from(text, i, before);
        before = it->explicit_level;
    }
}

// L1, as if the paragraph were one line.
static void reset_white_space(bidi_text *text) {
    bool resets = true;
    for (int32_t i = text->count - 1; i >= 0; i--) {
        bidi_scalar *it = &text->scalars[i];
        switch (it->original) {
        case U_SEGMENT_SEPARATOR:
        case U_BLOCK_SEPARATOR:
            resets = true;
            break;
        case U_WHITE_SPACE_NEUTRAL:
        case U_FIRST_STRONG_ISOLATE:
        case U_LEFT_TO_RIGHT_ISOLATE:
        case U_RIGHT_TO_LEFT_ISOLATE:
        case U_POP_DIRECTIONAL_ISOLATE:
            break;
        default:
            if (!is_removed(it)) resets = false;
        }
        if (resets) it->level = text->paragraph_level;
    }
}

// What X9 removes shows nothing: it gets the level of what precedes it, or of what follows at the
// start, so that it never makes a run of its own.
static void write_levels(const bidi_text *text, uint8_t *levels) {
    int32_t first = 0;
    while (first < text->count && is_removed(&text->scalars[first])) first++;
    uint8_t level = first < text->count ? text->scalars[first].level : text->paragraph_level;
    for (int32_t i = 0; i < text->count; i++) {
        if (!is_removed(&text->scalars[i])) level = text->scalars[i].level;
        levels[i] = level;
    }
}

bool tagflow_bidi_resolve(
    bidi_text *text, const UChar *units, int32_t unit_count, int32_t scalar_count, int direction,
    uint8_t *levels, uint8_t *paragraph_level) {
    if (!reserve(text, scalar_count)) return false;
    load(text, units, unit_count);
    uint8_t own_level = resolve_first_strong(text);
    *paragraph_level = text->paragraph_level = direction < 0 ? own_level : (uint8_t)direction;
    resolve_explicit_levels(text);
    resolve_sequences(text);
    reset_white_space(text);
    write_levels(text, levels);
    return true;
}

void tagflow_bidi_free(bidi_text *text) {
    free(text->scalars);
    free(text->sequence);
}
