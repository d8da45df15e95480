#include "CMessageDigest.h"

#include <sys/types.h>
#include <sha2.h>

void cmd_sha256(const uint8_t *bytes, size_t count, uint8_t *digest) {
  SHA2_CTX context;
  SHA256Init(&context);
  SHA256Update(&context, bytes, count);
  SHA256Final(digest, &context);
}
