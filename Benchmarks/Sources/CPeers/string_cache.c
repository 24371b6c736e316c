#include "peers.h"

#include <stdlib.h>
#include <string.h>

// Open addressing with linear probing, at most half full. The texts lie in one arena, and a slot
// keeps 32 bits of the hash, so that a text is compared only where it is almost surely the same.
typedef struct {
    uint32_t hash;
    uint32_t offset;
    uint32_t length; // of the text and 1, 0 in a free slot
    int32_t units;
} slot;

struct peer_cache {
    peer_font *font;
    slot *slots;
    size_t mask, count;
    char *arena;
    size_t used, capacity;
};

enum { FIRST_SLOTS = 1024, FIRST_ARENA = 1 << 14 };

peer_cache *peer_cache_create(peer_font *font) {
    peer_cache *cache = calloc(1, sizeof *cache);
    if (!cache) return NULL;
    cache->font = font;
    peer_cache_clear(cache);
    return cache;
}

void peer_cache_clear(peer_cache *cache) {
    free(cache->slots);
    free(cache->arena);
    cache->slots = calloc(FIRST_SLOTS, sizeof(slot));
    cache->mask = FIRST_SLOTS - 1;
    cache->count = 0;
    cache->arena = malloc(FIRST_ARENA);
    cache->used = 0;
    cache->capacity = FIRST_ARENA;
    if (!cache->slots || !cache->arena) abort();
}

void peer_cache_destroy(peer_cache *cache) {
    if (!cache) return;
    free(cache->slots);
    free(cache->arena);
    free(cache);
}

static uint64_t mix(uint64_t a, uint64_t b) {
    unsigned __int128 product = (unsigned __int128)a * b;
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static uint64_t load(const char *bytes, size_t count) {
    uint64_t value = 0;
    memcpy(&value, bytes, count);
    return value;
}

// Multiplies and folds 16 bytes a step, as wyhash does.
static uint32_t hash_of(const char *text, uint32_t length) {
    uint64_t hash = length ^ 0xa0761d6478bd642fULL;
    const char *end = text + length;
    if (length >= 16) {
        for (; end - text > 16; text += 16)
            hash = mix(load(text, 8) ^ 0xe7037ed1a0b428dbULL, load(text + 8, 8) ^ hash);
        return (uint32_t)mix(load(end - 16, 8) ^ 0x8ebc6af09c88c6e3ULL, load(end - 8, 8) ^ hash);
    }
    uint64_t low, high;
    if (length >= 8) {
        low = load(text, 8);
        high = load(end - 8, 8);
    } else if (length >= 4) {
        low = load(text, 4);
        high = load(end - 4, 4);
    } else if (length > 0) {
        low = (uint64_t)(unsigned char)text[0] << 16 |
            (uint64_t)(unsigned char)text[length >> 1] << 8 | (unsigned char)text[length - 1];
        high = 0;
    } else {
        low = high = 0;
    }
    return (uint32_t)mix(low ^ 0x8ebc6af09c88c6e3ULL, high ^ hash);
}

static void grow(peer_cache *cache) {
    size_t mask = cache->mask * 2 + 1;
    slot *slots = calloc(mask + 1, sizeof(slot));
    if (!slots) abort();
    for (size_t i = 0; i <= cache->mask; i++) {
        if (!cache->slots[i].length) continue;
        size_t at = cache->slots[i].hash & mask;
        while (slots[at].length) at = (at + 1) & mask;
        slots[at] = cache->slots[i];
    }
    free(cache->slots);
    cache->slots = slots;
    cache->mask = mask;
}

static uint32_t keep(peer_cache *cache, const char *text, uint32_t length) {
    while (cache->capacity - cache->used < length) {
        cache->capacity *= 2;
        cache->arena = realloc(cache->arena, cache->capacity);
        if (!cache->arena) abort();
    }
    memcpy(cache->arena + cache->used, text, length);
    uint32_t offset = (uint32_t)cache->used;
    cache->used += length;
    return offset;
}

int32_t peer_cache_width(peer_cache *cache, const char *text, uint32_t length) {
    uint32_t hash = hash_of(text, length);
    size_t at = hash & cache->mask;
    for (; cache->slots[at].length; at = (at + 1) & cache->mask) {
        const slot *known = &cache->slots[at];
        if (known->hash == hash && known->length == length + 1 &&
            memcmp(cache->arena + known->offset, text, length) == 0)
            return known->units;
    }
    int32_t units = peer_shape(cache->font, text, (int)length);
    cache->slots[at] = (slot){hash, keep(cache, text, length), length + 1, units};
    if (++cache->count * 2 > cache->mask) grow(cache);
    return units;
}

void peer_string_cache(peer_cache *cache, const peer_texts *texts, int32_t *units) {
    for (size_t i = 0; i < texts->count; i++) {
        uint32_t start = texts->offsets[i];
        units[i] = peer_cache_width(cache, texts->bytes + start, texts->offsets[i + 1] - start);
    }
}
