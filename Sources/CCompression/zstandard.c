#include "CCompression.h"

#include <zstd.h>

size_t ccp_bound(size_t count) { return ZSTD_compressBound(count); }

size_t ccp_compress(uint8_t *to, size_t room, const uint8_t *from, size_t count, int level) {
  size_t written = ZSTD_compress(to, room, from, count, level);
  return ZSTD_isError(written) ? 0 : written;
}

int ccp_decompress(uint8_t *to, size_t expected, const uint8_t *from, size_t count) {
  return ZSTD_decompress(to, expected, from, count) == expected;
}
