#ifndef TAGFLOW_CHARFBUZZ_SHIM_H
#define TAGFLOW_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

// HB_LANGUAGE_INVALID is a cast in a macro, which Swift does not import.
static inline hb_language_t tagflow_hb_language_none(void) {
    return HB_LANGUAGE_INVALID;
}

// The callback type has a nullable and an unused argument in other releases; one place fits it.
static inline hb_face_t *tagflow_hb_face_create(
    hb_blob_t *(*table)(hb_face_t *face, hb_tag_t tag, void *owner), void *owner,
    void (*release)(void *owner)) {
    return hb_face_create_for_tables(table, owner, release);
}

#endif
