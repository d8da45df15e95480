#include "Page.h"

#include <pthread.h>
#include <stdlib.h>
#include <zlib.h>

static page_packed *packed;
static size_t count;

/// FNV-1a.
static uint64_t tag_of(const unsigned char *bytes, size_t count) {
  uint64_t tag = 0xcbf29ce484222325;
  for (size_t place = 0; place < count; place++) tag = (tag ^ bytes[place]) * 0x100000001b3;
  return tag;
}

/// The file in gzip, or as it is where that takes no fewer bytes.
static page_packed pack(page_file file) {
  page_packed made = {file.bytes, file.count, tag_of(file.bytes, file.count)};
  z_stream stream = {0};
  // 16 more than the window makes gzip of zlib.
  if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return made;
  size_t room = deflateBound(&stream, file.count);
  unsigned char *bytes = malloc(room);
  if (bytes) {
    stream.next_in = (unsigned char *)file.bytes;
    stream.avail_in = (unsigned)file.count;
    stream.next_out = bytes;
    stream.avail_out = (unsigned)room;
    if (deflate(&stream, Z_FINISH) == Z_STREAM_END && stream.total_out < file.count) {
      made.bytes = bytes;
      made.count = stream.total_out;
    } else {
      free(bytes);
    }
  }
  deflateEnd(&stream);
  return made;
}

static void pack_all(void) {
  while (page_file_at(count).path) count++;
  packed = calloc(count, sizeof *packed);
  for (size_t index = 0; packed && index < count; index++) packed[index] = pack(page_file_at(index));
}

page_packed page_packed_at(size_t index) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, pack_all);
  if (packed && index < count) return packed[index];
  page_file file = page_file_at(index);
  return (page_packed){file.bytes, file.count, 0};
}
