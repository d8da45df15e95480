// The interface to zstd where nothing is compressed: only what trains networks does that, and it
// needs files.
#include "CCompression.h"

#include <zstd.h>

size_t ccp_bound(size_t count) { return 0; }

size_t ccp_compress(uint8_t *to, size_t room, const uint8_t *from, size_t count, int level) { return 0; }

int ccp_decompress(uint8_t *to, size_t expected, const uint8_t *from, size_t count) {
  return ZSTD_decompress(to, expected, from, count) == expected;
}
