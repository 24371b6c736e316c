// The fonts that live inside the program, so that it works where no font is installed.

#ifndef TAGFLOW_EMBEDDED_FONTS_H
#define TAGFLOW_EMBEDDED_FONTS_H

#include <stddef.h>

/// The bytes of `Inter-roman.var.ttf`; they live as long as the program. `count` gets their number.
const unsigned char *_Nonnull tagflow_embedded_inter(size_t *_Nonnull count);

#endif
