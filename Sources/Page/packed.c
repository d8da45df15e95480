#define _GNU_SOURCE
#include "Page.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static page_packed *packed;
static size_t count;

/// FNV-1a.
static uint64_t tag_of(const unsigned char *bytes, size_t count) {
  uint64_t tag = 0xcbf29ce484222325;
  for (size_t place = 0; place < count; place++) tag = (tag ^ bytes[place]) * 0x100000001b3;
  return tag;
}

/// Whether a script or a sheet has its comments on lines of their own.
static bool has_comments(const char *path) {
  const char *ending = strrchr(path, '.');
  return ending && (strcmp(ending, ".js") == 0 || strcmp(ending, ".css") == 0);
}

/// Copies a file without the lines that are comments: a quarter of what a browser would load. They
/// stay, empty, so that the numbers of the others do. Returns how many bytes `to` has then.
static size_t copy_code(page_file file, unsigned char *to) {
  size_t kept = 0;
  bool inside = false;
  for (size_t line = 0, end; line < file.count; line = end + 1) {
    const unsigned char *next = memchr(file.bytes + line, '\n', file.count - line);
    end = next ? (size_t)(next - file.bytes) : file.count;
    size_t first = line;
    while (first < end && file.bytes[first] == ' ') first++;
    const unsigned char *text = file.bytes + first;
    size_t length = end - first;
    bool closes = length >= 2 && memcmp(text + length - 2, "*/", 2) == 0;
    bool opens = length >= 2 && memcmp(text, "/*", 2) == 0 && (closes || !memmem(text, length, "*/", 2));
    bool is_comment = inside || opens || (length >= 2 && memcmp(text, "//", 2) == 0);
    inside = (inside || opens) && !closes;
    if (!is_comment) {
      memcpy(to + kept, file.bytes + line, end - line);
      kept += end - line;
    }
    if (end < file.count) to[kept++] = '\n';
  }
  return kept;
}

/// The file in gzip, scripts and sheets without comments; or as it is where that takes no fewer
/// bytes.
static page_packed pack(page_file file) {
  page_packed made = {file.bytes, file.count, tag_of(file.bytes, file.count)};
  unsigned char *code = has_comments(file.path) ? malloc(file.count + 1) : NULL;
  if (code) file.count = copy_code(file, code), file.bytes = code;
  z_stream stream = {0};
  // 16 more than the window makes gzip of zlib.
  if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(code);
    return made;
  }
  size_t room = deflateBound(&stream, file.count);
  unsigned char *bytes = malloc(room);
  if (bytes) {
    stream.next_in = (unsigned char *)file.bytes;
    stream.avail_in = (unsigned)file.count;
    stream.next_out = bytes;
    stream.avail_out = (unsigned)room;
    if (deflate(&stream, Z_FINISH) == Z_STREAM_END && stream.total_out < made.count) {
      made.bytes = bytes;
      made.count = stream.total_out;
    } else {
      free(bytes);
    }
  }
  deflateEnd(&stream);
  free(code);
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
