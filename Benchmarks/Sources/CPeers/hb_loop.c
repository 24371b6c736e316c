#include "peers.h"

#include <hb-ot.h>
#include <stdlib.h>

peer_font *peer_font_open(const char *path, unsigned index) {
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (!blob) return NULL;
    hb_face_t *face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    peer_font *result = calloc(1, sizeof *result);
    if (!result) return NULL;
    result->units_per_em = hb_face_get_upem(face);
    result->font = hb_font_create(face);
    hb_face_destroy(face);
    hb_ot_font_set_funcs(result->font);
    hb_font_set_scale(result->font, (int)result->units_per_em, (int)result->units_per_em);
    hb_font_make_immutable(result->font);
    result->buffer = hb_buffer_create();
    return result;
}

void peer_font_close(peer_font *font) {
    if (!font) return;
    hb_buffer_destroy(font->buffer);
    hb_font_destroy(font->font);
    free(font);
}

unsigned peer_font_units_per_em(const peer_font *font) {
    return font->units_per_em;
}

int32_t peer_shape(peer_font *font, const char *text, int length) {
    hb_buffer_t *buffer = font->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_buffer_set_language(buffer, hb_language_from_string("und", 3));
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font->font, buffer, NULL, 0);
    unsigned count;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    int32_t units = 0;
    for (unsigned i = 0; i < count; i++) units += positions[i].x_advance;
    return units;
}

void peer_hb_loop(peer_font *font, const peer_texts *texts, int32_t *units) {
    for (size_t i = 0; i < texts->count; i++) {
        uint32_t start = texts->offsets[i];
        units[i] = peer_shape(font, texts->bytes + start, (int)(texts->offsets[i + 1] - start));
    }
}
