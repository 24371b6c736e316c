#ifndef TAGFLOW_CPNG_H
#define TAGFLOW_CPNG_H

// libpng behind two functions: its errors are long jumps, which Swift must not see.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels are 8-bit sRGB red, green, blue and alpha, row by row from the top, alpha not multiplied in.

// An image that was read. Its pixels are in memory from `malloc`; NULL is no image.
typedef struct {
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
} tagflow_image;

// The PNG file of pixels, in memory from `malloc`; NULL if memory is short. The bytes depend on the
// arguments and the versions of libpng and zlib alone.
//
// An opaque image is written without its alpha. `pixels_per_metre` says how large a pixel is.
uint8_t *tagflow_png_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, bool is_opaque,
    uint32_t pixels_per_metre, size_t *size);

// The image of a PNG file of at most `most_pixels`; none if the file is damaged or larger, or memory
// is short.
tagflow_image tagflow_png_decode(const uint8_t *png, size_t size, size_t most_pixels);

#endif
