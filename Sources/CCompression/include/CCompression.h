// The interface to libzstd: one block in, one block out.
#ifndef PUZZLELAB_CCOMPRESSION_H
#define PUZZLELAB_CCOMPRESSION_H

#include <stddef.h>
#include <stdint.h>

/// The most bytes that `count` bytes can take when compressed.
size_t ccp_bound(size_t count);
/// Compresses `count` bytes into `room` bytes at `to`; the bytes written, 0 when it failed.
size_t ccp_compress(uint8_t *to, size_t room, const uint8_t *from, size_t count, int level);
/// Decompresses `count` bytes into exactly `expected` bytes at `to`; 1 when that is what they hold,
/// otherwise 0.
int ccp_decompress(uint8_t *to, size_t expected, const uint8_t *from, size_t count);

#endif
