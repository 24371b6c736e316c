#ifndef TAGFLOW_CUNICODE_H
#define TAGFLOW_CUNICODE_H

// ICU behind prefixed functions. No header of ICU may be included here: its types would reach
// Swift and clash with those of the ICU inside Foundation.

#include <stdbool.h>
#include <stdint.h>

// The properties of one scalar value, packed: the script's number in the low byte, flags above.
enum {
    TAGFLOW_SCRIPT_MASK = 0xFF,
    // Bidi_Class R, AL, AN, or one of the explicit formatting characters.
    TAGFLOW_BIDIRECTIONAL = 1 << 8,
    // Default_Ignorable_Code_Point, but for the Hangul fillers, which have a width.
    TAGFLOW_IGNORABLE = 1 << 9,
    TAGFLOW_EMOJI_PRESENTATION = 1 << 10,
    TAGFLOW_PICTOGRAPHIC = 1 << 11,
    // Script_Extensions says more than Script does.
    TAGFLOW_SCRIPT_EXTENSIONS = 1 << 12,
    // Bidi_Paired_Bracket_Type Open or Close.
    TAGFLOW_OPENING_BRACKET = 1 << 13,
    TAGFLOW_CLOSING_BRACKET = 1 << 14,
    // General_Category Cc.
    TAGFLOW_CONTROL = 1 << 15,
    // Between two such scalars there is always a grapheme cluster boundary.
    TAGFLOW_OWN_CLUSTER = 1 << 16,
    // General_Category Mn, Mc or Me.
    TAGFLOW_MARK = 1 << 17,
    // Could be another sequence in NFC or NFD.
    TAGFLOW_NORMALIZES = 1 << 18,
    // From this bit on the class in line breaking, one of those below.
    TAGFLOW_LINE_SHIFT = 19,
    TAGFLOW_LINE_MASK = 0xF << TAGFLOW_LINE_SHIFT,
};

// The classes that line breaking by a table knows (UAX 14): those of ASCII that are common in text, and
// letters of class AL. All other scalars have the class 0.
enum {
    TAGFLOW_LINE_OTHER,
    TAGFLOW_LINE_LETTER,
    TAGFLOW_LINE_DIGIT,
    TAGFLOW_LINE_SPACE,
    TAGFLOW_LINE_SEPARATOR,
    TAGFLOW_LINE_EXCLAMATION,
    TAGFLOW_LINE_QUOTATION,
    TAGFLOW_LINE_OPENING,
    TAGFLOW_LINE_CLOSING,
    TAGFLOW_LINE_HYPHEN,
    TAGFLOW_LINE_SLASH,
};

uint32_t tagflow_scalar_properties(uint32_t scalar);

// The numbers of scripts that are asked for by name.
enum { TAGFLOW_COMMON = 0, TAGFLOW_INHERITED = 1, TAGFLOW_LATIN = 25 };

// The ISO 15924 tag of a script number, four letters, big-endian; what HarfBuzz calls a script.
uint32_t tagflow_script_tag(uint8_t script);

// The numbers of the scripts whose text HarfBuzz shapes by what the font says alone, common first and
// Latin second; 0 past the last, whose index is TAGFLOW_PLAIN_SCRIPTS - 1. Touches none of ICU's data.
enum { TAGFLOW_PLAIN_SCRIPTS = 11 };
uint8_t tagflow_plain_script(int32_t index);

// The index of such a script, -1 for any other.
int32_t tagflow_plain_script_index(uint8_t script);

// Writes the Script_Extensions of a scalar and returns how many there are, 0 past `capacity`.
int32_t tagflow_script_extensions(uint32_t scalar, uint8_t *scripts, int32_t capacity);

// The bracket that pairs with this one, canonical equivalents folded to one.
uint32_t tagflow_paired_bracket(uint32_t scalar);

// Writes a canonical normal form and returns its length, or -1 if it exceeds `capacity`.
int32_t tagflow_compose(
    const uint32_t *scalars, int32_t count, uint32_t *composed, int32_t capacity);
int32_t tagflow_decompose(
    const uint32_t *scalars, int32_t count, uint32_t *decomposed, int32_t capacity);

// One text under analysis: its UTF-16 form and ICU's objects, kept from text to text.
typedef struct tagflow_analysis tagflow_analysis;

// NULL if memory is short.
tagflow_analysis *tagflow_analysis_create(void);
void tagflow_analysis_destroy(tagflow_analysis *analysis);

// The functions below return false when memory is short or ICU's data cannot be had.
bool tagflow_analysis_set_text(
    tagflow_analysis *analysis, const uint32_t *scalars, int32_t count);

// The embedding level of each scalar of one paragraph (UAX 9); `direction` is 0 or 1 for a
// given paragraph level, -1 for the first strong character's, left to right without one. White
// space at the end has the paragraph's level (L1); what X9 removes, that of a neighbour.
bool tagflow_analysis_levels(
    tagflow_analysis *analysis, int direction, uint8_t *levels, uint8_t *paragraph_level);

// 1 for each scalar that begins a grapheme cluster (UAX 29), else 0.
bool tagflow_analysis_clusters(tagflow_analysis *analysis, uint8_t *starts);

// How many scalars in the text a line may break before (UAX 14, tailored by a BCP 47 language), -1
// if memory is short or ICU's data cannot be had; `breaks` are their indices, valid until the next
// text. `strictness` is "loose", "normal", "strict" or empty for the language's own (CSS Text 3).
int32_t tagflow_analysis_line_breaks(
    tagflow_analysis *analysis, const char *language, const char *strictness,
    const int32_t **breaks);

// "72.1", "15.0".
void tagflow_icu_version(char version[20]);
void tagflow_unicode_version(char version[20]);

#endif
