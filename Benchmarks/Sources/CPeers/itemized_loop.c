#include "peers.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// A bare loop over hb_shape for text of any script: runs of one level, script and font. ICU is
// asked for levels only where a right-to-left character is, which most programs forget.

enum { MOST_UNITS = 4096 };

struct peer_itemizer {
    UBiDi *bidi;
    hb_buffer_t *buffer;
    UChar text[MOST_UNITS];
    uint8_t scripts[MOST_UNITS];
    uint8_t fonts[MOST_UNITS];
};

peer_itemizer *peer_itemizer_create(void) {
    peer_itemizer *itemizer = calloc(1, sizeof *itemizer);
    if (!itemizer) return NULL;
    itemizer->bidi = ubidi_open();
    itemizer->buffer = hb_buffer_create();
    return itemizer;
}

void peer_itemizer_destroy(peer_itemizer *itemizer) {
    if (!itemizer) return;
    ubidi_close(itemizer->bidi);
    hb_buffer_destroy(itemizer->buffer);
    free(itemizer);
}

static bool is_right_to_left(UChar32 c) {
    if (c < 0x590) return false;
    if (c < 0x900) return true;
    if (c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) return true;
    return (c >= 0xFB1D && c < 0xFE00) || (c >= 0xFE70 && c < 0xFF00) ||
        (c >= 0x10800 && c < 0x11000) || (c >= 0x1E800 && c < 0x1F000);
}

static bool has_glyph(const peer_font *font, UChar32 c) {
    hb_codepoint_t glyph;
    return hb_font_get_nominal_glyph(font->font, (hb_codepoint_t)c, &glyph);
}

// The first font with a glyph, the emoji font first for emoji; joiners and selectors stay where
// they are, and so does a mark, or what follows a joiner, that the font before has.
static uint8_t choose_font(
    const peer_cascade *cascade, UChar32 c, bool is_joined, int before) {
    if (before >= 0 && c >= 0x300) {
        if (c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F)) return (uint8_t)before;
        if ((is_joined || (U_GET_GC_MASK(c) & U_GC_M_MASK)) &&
            has_glyph(cascade->fonts[before], c))
            return (uint8_t)before;
    }
    if (c >= 0x2300 && u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) &&
        has_glyph(cascade->fonts[cascade->emoji], c))
        return (uint8_t)cascade->emoji;
    for (size_t i = 0; i < cascade->count; i++)
        if (has_glyph(cascade->fonts[i], c)) return (uint8_t)i;
    return 0;
}

static int32_t shape(
    peer_itemizer *itemizer, const peer_cascade *cascade, int32_t length, int32_t start,
    int32_t end, UBiDiLevel level) {
    hb_buffer_t *buffer = itemizer->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(
        buffer, (const uint16_t *)itemizer->text, length, (unsigned)start, end - start);
    hb_buffer_set_direction(buffer, level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(
        buffer, hb_script_from_string(uscript_getShortName(itemizer->scripts[start]), 4));
    hb_buffer_set_language(buffer, hb_language_from_string(cascade->language, -1));
    hb_shape(cascade->fonts[itemizer->fonts[start]]->font, buffer, NULL, 0);
    unsigned count;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    int32_t units = 0;
    for (unsigned i = 0; i < count; i++) units += positions[i].x_advance;
    return units;
}

// Sets the script and font of every unit; returns whether levels are needed.
static bool choose_scripts_and_fonts(
    peer_itemizer *itemizer, const peer_cascade *cascade, int32_t length) {
    UErrorCode error = U_ZERO_ERROR;
    bool needs_levels = false;
    int font = -1, script = USCRIPT_COMMON, leading = 0;
    for (int32_t i = 0; i < length;) {
        int32_t start = i;
        UChar32 c;
        U16_NEXT(itemizer->text, i, length, c);
        needs_levels = needs_levels || is_right_to_left(c);
        int own = uscript_getScript(c, &error);
        if (own != USCRIPT_COMMON && own != USCRIPT_INHERITED) {
            if (script == USCRIPT_COMMON)
                for (; leading < start; leading++) itemizer->scripts[leading] = (uint8_t)own;
            script = own;
        }
        font = choose_font(cascade, c, start > 0 && itemizer->text[start - 1] == 0x200D, font);
        // A character followed by the emoji selector belongs to the emoji font.
        if (i < length && itemizer->text[i] == 0xFE0F &&
            has_glyph(cascade->fonts[cascade->emoji], c))
            font = (int)cascade->emoji;
        for (; start < i; start++) {
            itemizer->scripts[start] = (uint8_t)script;
            itemizer->fonts[start] = (uint8_t)font;
        }
    }
    return needs_levels;
}

static double width_of(
    peer_itemizer *itemizer, const peer_cascade *cascade, const char *text, int32_t bytes,
    double size) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length;
    u_strFromUTF8(itemizer->text, MOST_UNITS, &length, text, bytes, &error);
    if (U_FAILURE(error)) return 0;
    const UBiDiLevel *levels = NULL;
    if (choose_scripts_and_fonts(itemizer, cascade, length)) {
        ubidi_setPara(
            itemizer->bidi, itemizer->text, length, UBIDI_DEFAULT_LTR, NULL, &error);
        levels = ubidi_getLevels(itemizer->bidi, &error);
    }
    double width = 0;
    for (int32_t start = 0; start < length;) {
        int32_t end = start + 1;
        while (end < length && itemizer->scripts[end] == itemizer->scripts[start] &&
               itemizer->fonts[end] == itemizer->fonts[start] &&
               (!levels || levels[end] == levels[start]))
            end++;
        int32_t units =
            shape(itemizer, cascade, length, start, end, levels ? levels[start] : 0);
        width += units * size / cascade->fonts[itemizer->fonts[start]]->units_per_em;
        start = end;
    }
    return width;
}

void peer_itemized_loop(
    peer_itemizer *itemizer, const peer_cascade *cascades, const peer_texts *texts,
    const uint8_t *languages, double size, double *widths) {
    for (size_t i = 0; i < texts->count; i++) {
        uint32_t start = texts->offsets[i];
        widths[i] = width_of(
            itemizer, &cascades[languages[i]], texts->bytes + start,
            (int32_t)(texts->offsets[i + 1] - start), size);
    }
}
