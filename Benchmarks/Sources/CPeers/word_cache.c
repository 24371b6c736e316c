#include "peers.h"

#include <string.h>

void peer_word_cache(peer_cache *cache, const peer_texts *texts, int32_t *units) {
    int32_t space = peer_cache_width(cache, " ", 1);
    for (size_t i = 0; i < texts->count; i++) {
        const char *word = texts->bytes + texts->offsets[i];
        const char *end = texts->bytes + texts->offsets[i + 1];
        int32_t sum = 0;
        for (;;) {
            const char *stop = memchr(word, ' ', (size_t)(end - word));
            if (!stop) stop = end;
            if (stop > word) sum += peer_cache_width(cache, word, (uint32_t)(stop - word));
            if (stop == end) break;
            sum += space;
            word = stop + 1;
        }
        units[i] = sum;
    }
}
