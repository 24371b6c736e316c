#ifndef TAGFLOW_PEERS_H
#define TAGFLOW_PEERS_H

// What the peers share among themselves.

#include "CPeers.h"
#include <hb.h>

struct peer_font {
    hb_font_t *font;
    hb_buffer_t *buffer;
    unsigned units_per_em;
};

// The advance of one text in font units.
int32_t peer_shape(peer_font *font, const char *text, int length);

#endif
