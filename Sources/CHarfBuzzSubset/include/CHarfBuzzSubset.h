#ifndef TAGFLOW_CHARFBUZZSUBSET_H
#define TAGFLOW_CHARFBUZZSUBSET_H

// HarfBuzz's subsetter, opened when a subset is made: few programs make one, and the dynamic linker
// would spend 0.1 ms on it in each.

#include <hb.h>

// The face with what showing some scalars takes: all features, no hinting. The caller owns it.
//
// NULL if HarfBuzz can make none, or if the library cannot be opened; `*fault` then says why, in memory
// from `malloc`, and is NULL otherwise.
hb_face_t *tagflow_hb_subset(hb_face_t *face, const hb_set_t *scalars, char **fault);

#endif
