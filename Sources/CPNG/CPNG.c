#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct growing_bytes {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
};

static void append(png_structp png, png_bytep bytes, size_t count) {
    struct growing_bytes *file = png_get_io_ptr(png);
    if (count > file->capacity - file->count) {
        size_t capacity = 2 * (file->count + count);
        uint8_t *larger = realloc(file->bytes, capacity);
        if (!larger)
            png_error(png, "out of memory");
        file->bytes = larger;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, bytes, count);
    file->count += count;
}

// There is no buffer to be flushed.
static void flush(png_structp png) {
    (void)png;
}

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void stay_silent(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

uint8_t *tagflow_png_encode(
    const uint8_t *pixels, uint32_t width, uint32_t height, bool is_opaque,
    uint32_t pixels_per_metre, size_t *size) {
    struct growing_bytes file = {NULL, 0, 0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, stay_silent);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(png ? &png : NULL, &info);
        free(file.bytes);
        return NULL;
    }
    png_set_write_fn(png, &file, append, flush);
    png_set_IHDR(
        png, info, width, height, 8,
        is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(png, info, pixels_per_metre, pixels_per_metre, PNG_RESOLUTION_METER);
    png_write_info(png, info);
    if (is_opaque)
        png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t row = 0; row < height; row++)
        png_write_row(png, pixels + (size_t)row * width * 4);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    *size = file.count;
    return file.bytes;
}

tagflow_image tagflow_png_decode(const uint8_t *bytes, size_t size, size_t most_pixels) {
    tagflow_image none = {NULL, 0, 0};
    png_image png = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_memory(&png, bytes, size))
        return none;
    png.format = PNG_FORMAT_RGBA;
    uint8_t *pixels = NULL;
    if ((uint64_t)png.width * png.height <= most_pixels)
        pixels = malloc(PNG_IMAGE_SIZE(png));
    if (!pixels || !png_image_finish_read(&png, NULL, pixels, 0, NULL)) {
        png_image_free(&png);
        free(pixels);
        return none;
    }
    return (tagflow_image){pixels, png.width, png.height};
}
