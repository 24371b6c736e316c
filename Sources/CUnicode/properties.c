#include "CUnicode.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

_Static_assert(
    TAGFLOW_COMMON == USCRIPT_COMMON && TAGFLOW_INHERITED == USCRIPT_INHERITED &&
        TAGFLOW_LATIN == USCRIPT_LATIN,
    "these are ICU's numbers");

// Only at odd levels or in explicit embeddings does the bidirectional algorithm change anything.
static bool is_bidirectional(UChar32 scalar) {
    switch (u_charDirection(scalar)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_FIRST_STRONG_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
        return true;
    default:
        return false;
    }
}

static bool is_hangul_filler(UChar32 scalar) {
    return scalar == 0x115F || scalar == 0x1160 || scalar == 0x3164 || scalar == 0xFFA0;
}

static bool is_own_cluster(UChar32 scalar) {
    switch (u_getIntPropertyValue(scalar, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_LV:
    case U_GCB_LVT:
        return true;
    default:
        return false;
    }
}

static bool has_script_extensions(UChar32 scalar, UScriptCode script) {
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode first = USCRIPT_INVALID_CODE;
    int32_t count = uscript_getScriptExtensions(scalar, &first, 1, &error);
    return count > 1 || first != script;
}

// The line breaking class (UAX 14) as the table has it. Kana of class AL, which are tones of Taiwanese,
// are none of its letters: ICU keeps them with other kana where it keeps phrases whole.
static uint32_t line_class(UChar32 scalar, UScriptCode script) {
    int32_t class = u_getIntPropertyValue(scalar, UCHAR_LINE_BREAK);
    if (scalar > 0x7E) {
        bool is_letter = class == U_LB_ALPHABETIC && U_GET_GC_MASK(scalar) & U_GC_L_MASK;
        return is_letter && script != USCRIPT_KATAKANA ? TAGFLOW_LINE_LETTER : TAGFLOW_LINE_OTHER;
    }
    switch (class) {
    case U_LB_ALPHABETIC:
        return TAGFLOW_LINE_LETTER;
    case U_LB_NUMERIC:
        return TAGFLOW_LINE_DIGIT;
    case U_LB_SPACE:
        return TAGFLOW_LINE_SPACE;
    case U_LB_INFIX_NUMERIC:
        return TAGFLOW_LINE_SEPARATOR;
    case U_LB_EXCLAMATION:
        return TAGFLOW_LINE_EXCLAMATION;
    case U_LB_QUOTATION:
        return TAGFLOW_LINE_QUOTATION;
    case U_LB_OPEN_PUNCTUATION:
        return TAGFLOW_LINE_OPENING;
    case U_LB_CLOSE_PARENTHESIS:
        return TAGFLOW_LINE_CLOSING;
    case U_LB_HYPHEN:
        return TAGFLOW_LINE_HYPHEN;
    case U_LB_BREAK_SYMBOLS:
        return TAGFLOW_LINE_SLASH;
    default:
        return TAGFLOW_LINE_OTHER;
    }
}

uint32_t tagflow_scalar_properties(uint32_t value) {
    UChar32 scalar = (UChar32)value;
    UErrorCode error = U_ZERO_ERROR;
    UScriptCode script = uscript_getScript(scalar, &error);
    if (U_FAILURE(error) || script < 0 || script > TAGFLOW_SCRIPT_MASK) script = USCRIPT_COMMON;
    uint32_t properties = (uint32_t)script;

    if (is_bidirectional(scalar)) properties |= TAGFLOW_BIDIRECTIONAL;
    if (u_hasBinaryProperty(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) &&
        !is_hangul_filler(scalar))
        properties |= TAGFLOW_IGNORABLE;
    if (u_hasBinaryProperty(scalar, UCHAR_EMOJI_PRESENTATION))
        properties |= TAGFLOW_EMOJI_PRESENTATION;
    if (u_hasBinaryProperty(scalar, UCHAR_EXTENDED_PICTOGRAPHIC))
        properties |= TAGFLOW_PICTOGRAPHIC;
    if (has_script_extensions(scalar, script)) properties |= TAGFLOW_SCRIPT_EXTENSIONS;
    switch (u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN:
        properties |= TAGFLOW_OPENING_BRACKET;
        break;
    case U_BPT_CLOSE:
        properties |= TAGFLOW_CLOSING_BRACKET;
        break;
    }
    if (u_charType(scalar) == U_CONTROL_CHAR) properties |= TAGFLOW_CONTROL;
    if (is_own_cluster(scalar)) properties |= TAGFLOW_OWN_CLUSTER;
    if (U_GET_GC_MASK(scalar) & U_GC_M_MASK) properties |= TAGFLOW_MARK;
    if (u_getIntPropertyValue(scalar, UCHAR_NFC_QUICK_CHECK) != UNORM_YES ||
        u_getIntPropertyValue(scalar, UCHAR_NFD_QUICK_CHECK) != UNORM_YES)
        properties |= TAGFLOW_NORMALIZES;
    return properties | line_class(scalar, script) << TAGFLOW_LINE_SHIFT;
}

uint32_t tagflow_script_tag(uint8_t script) {
    const char *name = uscript_getShortName((UScriptCode)script);
    if (name == NULL || strlen(name) != 4) name = "Zyyy";
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 |
           (uint32_t)name[3];
}

// HarfBuzz's default shaper, and Hangul's for composed syllables (hb-ot-shaper.hh).
static const uint8_t plain_scripts[TAGFLOW_PLAIN_SCRIPTS] = {
    USCRIPT_COMMON,   USCRIPT_LATIN,    USCRIPT_GREEK, USCRIPT_CYRILLIC, USCRIPT_ARMENIAN,
    USCRIPT_GEORGIAN, USCRIPT_HAN,      USCRIPT_HIRAGANA,
    USCRIPT_KATAKANA, USCRIPT_BOPOMOFO, USCRIPT_HANGUL,
};

uint8_t tagflow_plain_script(int32_t index) {
    return 0 <= index && index < TAGFLOW_PLAIN_SCRIPTS ? plain_scripts[index] : USCRIPT_COMMON;
}

int32_t tagflow_plain_script_index(uint8_t script) {
    const uint8_t *place = memchr(plain_scripts, script, TAGFLOW_PLAIN_SCRIPTS);
    return place == NULL ? -1 : (int32_t)(place - plain_scripts);
}

int32_t tagflow_script_extensions(uint32_t scalar, uint8_t *scripts, int32_t capacity) {
    UScriptCode codes[64];
    UErrorCode error = U_ZERO_ERROR;
    int32_t count = uscript_getScriptExtensions((UChar32)scalar, codes, 64, &error);
    if (U_FAILURE(error) || count > capacity) return 0;
    for (int32_t i = 0; i < count; i++) scripts[i] = (uint8_t)codes[i];
    return count;
}

uint32_t tagflow_paired_bracket(uint32_t scalar) {
    uint32_t pair = (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
    // UAX 9 BD16: U+2329 and U+232A are canonically equivalent to U+3008 and U+3009.
    if (pair == 0x2329) return 0x3008;
    if (pair == 0x232A) return 0x3009;
    return pair;
}

static int32_t normalize(
    const UNormalizer2 *form, const uint32_t *scalars, int32_t count, uint32_t *result,
    int32_t capacity) {
    enum { most = 256 };
    UChar source[most], normalized[most];
    int32_t length = 0, written = 0;
    UErrorCode error = U_ZERO_ERROR;
    u_strFromUTF32(source, most, &length, (const UChar32 *)scalars, count, &error);
    length = unorm2_normalize(form, source, length, normalized, most, &error);
    u_strToUTF32((UChar32 *)result, capacity, &written, normalized, length, &error);
    return U_FAILURE(error) ? -1 : written;
}

int32_t tagflow_compose(
    const uint32_t *scalars, int32_t count, uint32_t *composed, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2 *form = unorm2_getNFCInstance(&error);
    return U_FAILURE(error) ? -1 : normalize(form, scalars, count, composed, capacity);
}

int32_t tagflow_decompose(
    const uint32_t *scalars, int32_t count, uint32_t *decomposed, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2 *form = unorm2_getNFDInstance(&error);
    return U_FAILURE(error) ? -1 : normalize(form, scalars, count, decomposed, capacity);
}
