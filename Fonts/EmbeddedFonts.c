#include "EmbeddedFonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char inter[] = {
#embed "Inter-roman.var.ttf"
};

const unsigned char *tagflow_embedded_inter(size_t *count) {
  *count = sizeof inter;
  return inter;
}
