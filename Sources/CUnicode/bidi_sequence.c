#include "bidi.h"

// BD16: how many brackets may be open at once.
enum { most_open_brackets = 63 };

static uint32_t mask(uint8_t class) { return 1u << class; }

static bool is_isolate(uint8_t class) {
    return is_isolate_initiator(class) || class == U_POP_DIRECTIONAL_ISOLATE;
}

// W1 to W3. Marks follow what they stand on, European digits after Arabic letters are Arabic.
static void resolve_marks_and_letters(
    bidi_scalar *const *sequence, int32_t count, uint8_t start) {
    uint8_t previous = start, strong = start;
    for (int32_t i = 0; i < count; i++) {
        bidi_scalar *it = sequence[i];
        if (it->class == U_DIR_NON_SPACING_MARK) it->class = previous;
        previous = is_isolate(it->class) ? U_OTHER_NEUTRAL : it->class;
        switch (it->class) {
        case U_LEFT_TO_RIGHT:
        case U_RIGHT_TO_LEFT:
            strong = it->class;
            break;
        case U_RIGHT_TO_LEFT_ARABIC:
            strong = it->class;
            it->class = U_RIGHT_TO_LEFT;
            break;
        case U_EUROPEAN_NUMBER:
            if (strong == U_RIGHT_TO_LEFT_ARABIC) it->class = U_ARABIC_NUMBER;
            break;
        }
    }
}

// W4 for the scalar at `i`: the class of the numbers on both sides, if it separates such.
static uint8_t separated_number(bidi_scalar *const *sequence, int32_t count, int32_t i) {
    uint8_t class = sequence[i]->class;
    if (i == 0 || i + 1 == count) return class;
    uint8_t number = sequence[i - 1]->class;
    if (sequence[i + 1]->class != number) return class;
    bool joins = class == U_EUROPEAN_NUMBER_SEPARATOR ? number == U_EUROPEAN_NUMBER
                 : class == U_COMMON_NUMBER_SEPARATOR
                     ? number == U_EUROPEAN_NUMBER || number == U_ARABIC_NUMBER
                     : false;
    return joins ? number : class;
}

// W4 to W6. Separators and terminators belong to their number or are neutral.
static void resolve_separators(bidi_scalar *const *sequence, int32_t count) {
    for (int32_t i = 0; i < count; i++)
        sequence[i]->class = separated_number(sequence, count, i);
    for (int32_t i = 0; i < count;) {
        int32_t end = i;
        while (end < count && sequence[end]->class == U_EUROPEAN_NUMBER_TERMINATOR) end++;
        bool belongs = (i > 0 && sequence[i - 1]->class == U_EUROPEAN_NUMBER) ||
                       (end < count && sequence[end]->class == U_EUROPEAN_NUMBER);
        for (; i < end; i++) sequence[i]->class = belongs ? U_EUROPEAN_NUMBER : U_OTHER_NEUTRAL;
        if (end == count) break;
        if (sequence[i]->class == U_EUROPEAN_NUMBER_SEPARATOR ||
            sequence[i]->class == U_COMMON_NUMBER_SEPARATOR)
            sequence[i]->class = U_OTHER_NEUTRAL;
        i++;
    }
}

// W7.
static void resolve_latin_digits(bidi_scalar *const *sequence, int32_t count, uint8_t start) {
    uint8_t strong = start;
    for (int32_t i = 0; i < count; i++) {
        bidi_scalar *it = sequence[i];
        if (it->class == U_LEFT_TO_RIGHT || it->class == U_RIGHT_TO_LEFT)
            strong = it->class;
        else if (it->class == U_EUROPEAN_NUMBER && strong == U_LEFT_TO_RIGHT)
            it->class = U_LEFT_TO_RIGHT;
    }
}

// The direction that N0 to N2 see in a scalar, U_OTHER_NEUTRAL if none.
static uint8_t strong_direction(uint8_t class) {
    switch (class) {
    case U_LEFT_TO_RIGHT:
        return U_LEFT_TO_RIGHT;
    case U_RIGHT_TO_LEFT:
    case U_EUROPEAN_NUMBER:
    case U_ARABIC_NUMBER:
        return U_RIGHT_TO_LEFT;
    default:
        return U_OTHER_NEUTRAL;
    }
}

static bool is_bracket(const bidi_scalar *it, uint8_t type) {
    return it->bracket_type == type && it->class == U_OTHER_NEUTRAL;
}

// BD16. A bracket's `inside` is gathered while it is open and goes to the one around it after.
static void pair_brackets(bidi_scalar *const *sequence, int32_t count) {
    bidi_scalar *open[most_open_brackets];
    int32_t depth = 0;
    for (int32_t i = 0; i < count; i++) {
        bidi_scalar *it = sequence[i];
        it->closing = 0;
        it->inside = 0;
    }
    for (int32_t i = 0; i < count; i++) {
        bidi_scalar *it = sequence[i];
        if (is_bracket(it, U_BPT_OPEN)) {
            if (depth == most_open_brackets) return;
            open[depth++] = it;
        } else if (is_bracket(it, U_BPT_CLOSE)) {
            int32_t match = depth - 1;
            while (match >= 0 && open[match]->bracket != it->bracket) match--;
            if (match < 0) continue;
            open[match]->closing = i;
            for (; depth > match; depth--)
                if (depth > 1) open[depth - 2]->inside |= open[depth - 1]->inside;
        } else if (depth > 0) {
            open[depth - 1]->inside |= mask(strong_direction(it->class));
        }
    }
}

// N0's last clause: the marks that follow a bracket take its direction.
static void set_bracket(
    bidi_scalar *const *sequence, int32_t count, int32_t i, uint8_t direction) {
    sequence[i]->class = direction;
    for (i++; i < count && sequence[i]->original == U_DIR_NON_SPACING_MARK; i++)
        sequence[i]->class = direction;
}

// N0.
static void resolve_brackets(
    bidi_scalar *const *sequence, int32_t count, uint8_t start, uint8_t embedding) {
    pair_brackets(sequence, count);
    uint8_t strong = start;
    for (int32_t i = 0; i < count; i++) {
        const bidi_scalar *it = sequence[i];
        if (it->closing > 0 && it->inside & (mask(U_LEFT_TO_RIGHT) | mask(U_RIGHT_TO_LEFT))) {
            uint8_t direction = it->inside & mask(embedding) ? embedding : strong;
            set_bracket(sequence, count, i, direction);
            set_bracket(sequence, count, it->closing, direction);
        }
        uint8_t direction = strong_direction(it->class);
        if (direction != U_OTHER_NEUTRAL) strong = direction;
    }
}

// N1 and N2.
static void resolve_neutrals(
    bidi_scalar *const *sequence, int32_t count, uint8_t start, uint8_t end, uint8_t embedding) {
    uint8_t before = start;
    for (int32_t i = 0; i < count;) {
        uint8_t direction = strong_direction(sequence[i]->class);
        if (direction != U_OTHER_NEUTRAL) {
            before = direction;
            i++;
            continue;
        }
        int32_t next = i;
        while (next < count && strong_direction(sequence[next]->class) == U_OTHER_NEUTRAL) next++;
        uint8_t after = next < count ? strong_direction(sequence[next]->class) : end;
        for (; i < next; i++) sequence[i]->class = before == after ? before : embedding;
    }
}

// I1 and I2.
static void resolve_implicit_levels(bidi_scalar *const *sequence, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        bidi_scalar *it = sequence[i];
        bool is_odd = it->explicit_level & 1;
        uint8_t raise = it->class == U_LEFT_TO_RIGHT    ? is_odd
                        : it->class == U_RIGHT_TO_LEFT ? !is_odd
                                                       : 2 - is_odd;
        it->level = it->explicit_level + raise;
    }
}

// What W4 to W6 change.
static const uint32_t separators = 1u << U_EUROPEAN_NUMBER_SEPARATOR |
                                   1u << U_EUROPEAN_NUMBER_TERMINATOR |
                                   1u << U_COMMON_NUMBER_SEPARATOR;

void tagflow_bidi_resolve_sequence(
    bidi_scalar *const *sequence, int32_t count, uint8_t start, uint8_t end) {
    uint8_t embedding = direction_of_level(sequence[0]->explicit_level);
    // Most tags have letters and spaces and need few of the rules.
    uint32_t classes = 0;
    bool has_brackets = false;
    for (int32_t i = 0; i < count; i++) {
        classes |= mask(sequence[i]->class);
        has_brackets = has_brackets || sequence[i]->bracket_type != U_BPT_NONE;
    }
    resolve_marks_and_letters(sequence, count, start);
    if (classes & separators) resolve_separators(sequence, count);
    if (classes & mask(U_EUROPEAN_NUMBER)) resolve_latin_digits(sequence, count, start);
    if (has_brackets) resolve_brackets(sequence, count, start, embedding);
    resolve_neutrals(sequence, count, start, end, embedding);
    resolve_implicit_levels(sequence, count);
}
