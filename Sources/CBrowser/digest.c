// SHA-256 by musl, which keeps it to itself: for its passwords.
#include "CMessageDigest.h"

#include "crypt_sha256.c"

void cmd_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  struct sha256 state;
  sha256_init(&state);
  sha256_update(&state, bytes, count);
  sha256_sum(&state, digest);
}
