#include "CPeers.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

enum { MOST_UNITS = 4096 };

size_t peer_line_breaks(const peer_texts *texts) {
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &error);
    if (U_FAILURE(error)) return 0;
    static UChar text[MOST_UNITS];
    size_t breaks = 0;
    for (size_t i = 0; i < texts->count; i++) {
        int32_t length;
        uint32_t start = texts->offsets[i];
        u_strFromUTF8(
            text, MOST_UNITS, &length, texts->bytes + start,
            (int32_t)(texts->offsets[i + 1] - start), &error);
        ubrk_setText(iterator, text, length, &error);
        while (ubrk_next(iterator) != UBRK_DONE) breaks++;
    }
    ubrk_close(iterator);
    return U_FAILURE(error) ? 0 : breaks;
}
