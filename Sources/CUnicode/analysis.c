#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utf16.h>

#include "bidi.h"

enum { locale_capacity = 200 };

struct tagflow_analysis {
    UChar *units;
    int32_t *scalar_of_unit;
    int32_t unit_count, unit_capacity;
    int32_t scalar_count;
    bidi_text bidi;
    UBreakIterator *clusters;
    UBreakIterator *lines;
    int32_t *breaks;
    // The locale that `lines` was opened for.
    char line_locale[locale_capacity];
    // What it was asked for by last, if that fits.
    bool keeps_names;
    char language[locale_capacity];
    char strictness[8];
};

tagflow_analysis *tagflow_analysis_create(void) {
    return calloc(1, sizeof(tagflow_analysis));
}

void tagflow_analysis_destroy(tagflow_analysis *analysis) {
    if (analysis == NULL) return;
    if (analysis->clusters != NULL) ubrk_close(analysis->clusters);
    if (analysis->lines != NULL) ubrk_close(analysis->lines);
    free(analysis->units);
    free(analysis->scalar_of_unit);
    free(analysis->breaks);
    tagflow_bidi_free(&analysis->bidi);
    free(analysis);
}

static bool reserve(tagflow_analysis *analysis, int32_t capacity) {
    if (capacity <= analysis->unit_capacity) return true;
    UChar *units = realloc(analysis->units, sizeof(UChar) * (size_t)capacity);
    if (units == NULL) return false;
    analysis->units = units;
    int32_t *map = realloc(analysis->scalar_of_unit, sizeof(int32_t) * (size_t)capacity);
    if (map == NULL) return false;
    analysis->scalar_of_unit = map;
    int32_t *breaks = realloc(analysis->breaks, sizeof(int32_t) * (size_t)capacity);
    if (breaks == NULL) return false;
    analysis->breaks = breaks;
    analysis->unit_capacity = capacity;
    return true;
}

bool tagflow_analysis_set_text(
    tagflow_analysis *analysis, const uint32_t *scalars, int32_t count) {
    if (count > INT32_MAX / 2 || !reserve(analysis, 2 * count)) return false;
    int32_t length = 0;
    for (int32_t i = 0; i < count; i++) {
        analysis->scalar_of_unit[length] = i;
        if (scalars[i] >= 0x10000) {
            analysis->units[length++] = U16_LEAD(scalars[i]);
            analysis->scalar_of_unit[length] = i;
            analysis->units[length++] = U16_TRAIL(scalars[i]);
        } else {
            analysis->units[length++] = (UChar)scalars[i];
        }
    }
    analysis->unit_count = length;
    analysis->scalar_count = count;
    return true;
}

bool tagflow_analysis_levels(
    tagflow_analysis *analysis, int direction, uint8_t *levels, uint8_t *paragraph_level) {
    return tagflow_bidi_resolve(
        &analysis->bidi, analysis->units, analysis->unit_count, analysis->scalar_count, direction,
        levels, paragraph_level);
}

static bool set_text(tagflow_analysis *analysis, UBreakIterator *iterator) {
    UErrorCode error = U_ZERO_ERROR;
    ubrk_setText(iterator, analysis->units, analysis->unit_count, &error);
    return U_SUCCESS(error);
}

bool tagflow_analysis_clusters(tagflow_analysis *analysis, uint8_t *starts) {
    UErrorCode error = U_ZERO_ERROR;
    // "" is the root locale; NULL would read the process's.
    if (analysis->clusters == NULL)
        analysis->clusters = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &error);
    if (U_FAILURE(error) || !set_text(analysis, analysis->clusters)) return false;
    memset(starts, 0, (size_t)analysis->scalar_count);
    for (int32_t unit = ubrk_first(analysis->clusters);
         unit != UBRK_DONE && unit < analysis->unit_count; unit = ubrk_next(analysis->clusters))
        starts[analysis->scalar_of_unit[unit]] = 1;
    return true;
}

// Writes ICU's name for a language and a strictness; false if it is too long or makes no sense.
static bool write_locale(char *locale, const char *language, const char *strictness) {
    UErrorCode error = U_ZERO_ERROR;
    uloc_forLanguageTag(language, locale, locale_capacity, NULL, &error);
    if (error != U_ZERO_ERROR) return false;
    if (strictness[0] != 0)
        uloc_setKeywordValue("lb", strictness, locale, locale_capacity, &error);
    // A name that just fits has no end, says a warning.
    return error == U_ZERO_ERROR;
}

// Whether `lines` was last asked for by these names.
static bool is_asked_again(
    const tagflow_analysis *analysis, const char *language, const char *strictness) {
    return analysis->keeps_names && strcmp(language, analysis->language) == 0 &&
           strcmp(strictness, analysis->strictness) == 0;
}

static void keep_names(tagflow_analysis *analysis, const char *language, const char *strictness) {
    analysis->keeps_names = strlen(language) < sizeof(analysis->language) &&
                            strlen(strictness) < sizeof(analysis->strictness);
    if (!analysis->keeps_names) return;
    strcpy(analysis->language, language);
    strcpy(analysis->strictness, strictness);
}

// Where words are kept as phrases, kana are looked up in a dictionary that ICU loads at the first
// character of a script that has one. A prolonged sound mark before that, which is in no script of
// its own, would have other breaks than the same text has later.
static bool load_dictionary(UBreakIterator *lines, const char *locale) {
    char words[16];
    UErrorCode error = U_ZERO_ERROR;
    uloc_getKeywordValue(locale, "lw", words, sizeof(words), &error);
    if (U_FAILURE(error) || strncmp(words, "phrase", sizeof(words)) != 0) return true;
    static const UChar kana[] = {0x3042, 0x3042};
    ubrk_setText(lines, kana, 2, &error);
    if (U_FAILURE(error)) return false;
    ubrk_first(lines);
    ubrk_next(lines);
    return true;
}

static bool open_lines(
    tagflow_analysis *analysis, const char *language, const char *strictness) {
    if (is_asked_again(analysis, language, strictness)) return true;
    char locale[locale_capacity] = "";
    if (!write_locale(locale, language, strictness)) {
        locale[0] = 0;
        if (!write_locale(locale, "", strictness)) return false;
    }
    if (analysis->lines == NULL || strcmp(locale, analysis->line_locale) != 0) {
        UErrorCode error = U_ZERO_ERROR;
        UBreakIterator *lines = ubrk_open(UBRK_LINE, locale, NULL, 0, &error);
        if (U_FAILURE(error)) return false;
        if (!load_dictionary(lines, locale)) {
            ubrk_close(lines);
            return false;
        }
        if (analysis->lines != NULL) ubrk_close(analysis->lines);
        analysis->lines = lines;
        strcpy(analysis->line_locale, locale);
    }
    keep_names(analysis, language, strictness);
    return true;
}

int32_t tagflow_analysis_line_breaks(
    tagflow_analysis *analysis, const char *language, const char *strictness,
    const int32_t **breaks) {
    if (!open_lines(analysis, language, strictness)) return -1;
    if (!set_text(analysis, analysis->lines)) return -1;
    int32_t count = 0;
    ubrk_first(analysis->lines);
    for (int32_t unit = ubrk_next(analysis->lines); unit != UBRK_DONE && unit < analysis->unit_count;
         unit = ubrk_next(analysis->lines))
        analysis->breaks[count++] = analysis->scalar_of_unit[unit];
    *breaks = analysis->breaks;
    return count;
}

void tagflow_icu_version(char version[20]) {
    UVersionInfo numbers;
    u_getVersion(numbers);
    u_versionToString(numbers, version);
}

void tagflow_unicode_version(char version[20]) {
    UVersionInfo numbers;
    u_getUnicodeVersion(numbers);
    u_versionToString(numbers, version);
}
