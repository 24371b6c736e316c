#include "CHarfBuzzSubset.h"

#include <dlfcn.h>
#include <hb-subset.h>
#include <stdbool.h>
#include <string.h>

// The name under which programs that are linked with it have it loaded.
static const char library_name[] = "libharfbuzz-subset.so.0";

// The library's functions, with the types of its header.
typedef struct {
    __typeof__(hb_subset_input_create_or_fail) *create_input;
    __typeof__(hb_subset_input_destroy) *destroy_input;
    __typeof__(hb_subset_input_set_flags) *set_flags;
    __typeof__(hb_subset_input_set) *set;
    __typeof__(hb_subset_input_unicode_set) *scalars;
    __typeof__(hb_subset_or_fail) *make;
} subsetter;

// Finds all functions, opening the library if need be; once open it stays.
static bool find(subsetter *functions) {
    void *library = dlopen(library_name, RTLD_NOW | RTLD_LOCAL);
    if (!library) return false;
    const struct {
        const char *name;
        void **function;
    } wanted[] = {
        {"hb_subset_input_create_or_fail", (void **)&functions->create_input},
        {"hb_subset_input_destroy", (void **)&functions->destroy_input},
        {"hb_subset_input_set_flags", (void **)&functions->set_flags},
        {"hb_subset_input_set", (void **)&functions->set},
        {"hb_subset_input_unicode_set", (void **)&functions->scalars},
        {"hb_subset_or_fail", (void **)&functions->make},
    };
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        *wanted[i].function = dlsym(library, wanted[i].name);
        if (!*wanted[i].function) return false;
    }
    return true;
}

hb_face_t *tagflow_hb_subset(hb_face_t *face, const hb_set_t *scalars, char **fault) {
    *fault = NULL;
    subsetter functions;
    if (!find(&functions)) {
        const char *reason = dlerror();
        *fault = strdup(reason ? reason : library_name);
        return NULL;
    }
    hb_subset_input_t *input = functions.create_input();
    if (!input) return NULL;
    functions.set_flags(input, HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    hb_set_t *features = functions.set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG);
    hb_set_clear(features);
    hb_set_invert(features);
    hb_set_union(functions.scalars(input), scalars);
    hb_face_t *subset = functions.make(face, input);
    functions.destroy_input(input);
    return subset;
}
