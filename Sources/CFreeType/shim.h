#ifndef TAGFLOW_CFREETYPE_SHIM_H
#define TAGFLOW_CFREETYPE_SHIM_H

// FreeType names its headers by macros, which a module map cannot expand.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

// FT_IS_SFNT is a function-like macro, which Swift does not import.
static inline int tagflow_ft_is_sfnt(FT_Face face) {
    return FT_IS_SFNT(face);
}

#endif
