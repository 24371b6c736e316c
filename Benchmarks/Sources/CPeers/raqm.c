#include "CPeers.h"

#include <raqm.h>
#include <stdlib.h>

struct peer_raqm {
    FT_Library library;
    FT_Face face;
};

peer_raqm *peer_raqm_open(const char *path, double size) {
    peer_raqm *raqm = calloc(1, sizeof *raqm);
    if (!raqm) return NULL;
    if (FT_Init_FreeType(&raqm->library) != 0 ||
        FT_New_Face(raqm->library, path, 0, &raqm->face) != 0 ||
        FT_Set_Char_Size(raqm->face, (FT_F26Dot6)(size * 64), 0, 72, 72) != 0) {
        peer_raqm_close(raqm);
        return NULL;
    }
    return raqm;
}

void peer_raqm_close(peer_raqm *raqm) {
    if (!raqm) return;
    FT_Done_Face(raqm->face);
    FT_Done_FreeType(raqm->library);
    free(raqm);
}

// This release has no way to use an object for another text.
static double width_of(peer_raqm *raqm, const char *text, size_t length) {
    raqm_t *object = raqm_create();
    double width = 0;
    if (raqm_set_text_utf8(object, text, length) &&
        raqm_set_freetype_face(object, raqm->face) &&
        raqm_set_freetype_load_flags(object, FT_LOAD_NO_HINTING) &&
        raqm_set_par_direction(object, RAQM_DIRECTION_DEFAULT) && raqm_layout(object)) {
        size_t count;
        const raqm_glyph_t *glyphs = raqm_get_glyphs(object, &count);
        long sum = 0;
        for (size_t i = 0; i < count; i++) sum += glyphs[i].x_advance;
        width = (double)sum / 64;
    }
    raqm_destroy(object);
    return width;
}

void peer_raqm_widths(peer_raqm *raqm, const peer_texts *texts, double *widths) {
    for (size_t i = 0; i < texts->count; i++) {
        uint32_t start = texts->offsets[i];
        widths[i] = width_of(raqm, texts->bytes + start, texts->offsets[i + 1] - start);
    }
}
