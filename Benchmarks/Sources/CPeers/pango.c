#include "CPeers.h"

#include <fontconfig/fontconfig.h>
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

struct peer_pango {
    PangoFontMap *map;
    PangoContext *context;
    PangoLayout *layout;
};

// Linear advances, as TagFlow's are: no hinting, no rounding.
static void without_hinting(FcPattern *pattern, gpointer data) {
    (void)data;
    FcPatternDel(pattern, FC_HINTING);
    FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

peer_pango *peer_pango_open(
    const char *const *paths, size_t count, const char *family, const char *language,
    double size) {
    FcConfig *config = FcConfigCreate();
    for (size_t i = 0; i < count; i++) {
        if (FcConfigAppFontAddFile(config, (const FcChar8 *)paths[i])) continue;
        FcConfigDestroy(config);
        return NULL;
    }
    peer_pango *pango = calloc(1, sizeof *pango);
    if (!pango) return NULL;
    pango->map = pango_ft2_font_map_new();
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(pango->map), 72, 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(pango->map), config);
    FcConfigDestroy(config);
    pango_fc_font_map_set_default_substitute(
        PANGO_FC_FONT_MAP(pango->map), without_hinting, NULL, NULL);
    pango->context = pango_font_map_create_context(pango->map);
    pango_context_set_round_glyph_positions(pango->context, FALSE);
    pango_context_set_language(pango->context, pango_language_from_string(language));
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, family);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_context_set_font_description(pango->context, description);
    pango_font_description_free(description);
    pango->layout = pango_layout_new(pango->context);
    return pango;
}

void peer_pango_close(peer_pango *pango) {
    if (!pango) return;
    g_object_unref(pango->layout);
    g_object_unref(pango->context);
    g_object_unref(pango->map);
    free(pango);
}

static void set_text(peer_pango *pango, const peer_texts *texts, size_t i) {
    uint32_t start = texts->offsets[i];
    pango_layout_set_text(
        pango->layout, texts->bytes + start, (int)(texts->offsets[i + 1] - start));
}

static double width_of(PangoLayout *layout) {
    int width;
    pango_layout_get_size(layout, &width, NULL);
    return (double)width / PANGO_SCALE;
}

void peer_pango_widths(peer_pango *pango, const peer_texts *texts, double *widths) {
    for (size_t i = 0; i < texts->count; i++) {
        set_text(pango, texts, i);
        widths[i] = width_of(pango->layout);
    }
}

void peer_pango_widths_by_language(
    peer_pango *const *pangos, const peer_texts *texts, const uint8_t *languages,
    double *widths) {
    for (size_t i = 0; i < texts->count; i++) {
        peer_pango *pango = pangos[languages[i]];
        set_text(pango, texts, i);
        widths[i] = width_of(pango->layout);
    }
}

// One layout for each paragraph, so that it can be broken again.
struct peer_pango_paragraphs {
    size_t count;
    PangoLayout *layouts[];
};

peer_pango_paragraphs *peer_pango_paragraphs_create(peer_pango *pango, const peer_texts *texts) {
    peer_pango_paragraphs *result =
        malloc(sizeof *result + texts->count * sizeof result->layouts[0]);
    if (!result) abort();
    result->count = texts->count;
    for (size_t i = 0; i < texts->count; i++) {
        uint32_t start = texts->offsets[i];
        PangoLayout *layout = pango_layout_new(pango->context);
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
        pango_layout_set_text(
            layout, texts->bytes + start, (int)(texts->offsets[i + 1] - start));
        result->layouts[i] = layout;
    }
    return result;
}

size_t peer_pango_paragraphs_break(peer_pango_paragraphs *paragraphs, double width) {
    size_t lines = 0;
    for (size_t i = 0; i < paragraphs->count; i++) {
        PangoLayout *layout = paragraphs->layouts[i];
        pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
        width_of(layout);
        lines += (size_t)pango_layout_get_line_count(layout);
    }
    return lines;
}

void peer_pango_paragraphs_destroy(peer_pango_paragraphs *paragraphs) {
    if (!paragraphs) return;
    for (size_t i = 0; i < paragraphs->count; i++) g_object_unref(paragraphs->layouts[i]);
    free(paragraphs);
}
