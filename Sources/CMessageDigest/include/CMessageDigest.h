// The interface to libmd, Debian's message digest library (the one dpkg itself uses).
// Its header stays out of sight: seen as a module it would claim glibc's basic types.
#ifndef PUZZLELAB_CMESSAGEDIGEST_H
#define PUZZLELAB_CMESSAGEDIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Writes the SHA-256 of `count` bytes to `digest` (32 bytes).
void cmd_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

#endif
