// The interface to zlib, libbz2, liblzma and libzstd: what they unpack, piece by piece, through one
// form.
#ifndef PUZZLELAB_CARCHIVES_H
#define PUZZLELAB_CARCHIVES_H

#include <stddef.h>
#include <stdint.h>

/// How a stream is packed; `CAR_DEFLATE` is what zip files hold, without a header.
enum { CAR_GZIP, CAR_BZIP2, CAR_XZ, CAR_ZSTANDARD, CAR_DEFLATE };

/// The result of a call: more can be unpacked, the stream has ended, its bytes are damaged, or
/// unpacking it would take too much memory.
enum { CAR_MORE, CAR_END, CAR_DAMAGED, CAR_TOO_LARGE };

typedef struct car_stream car_stream;

/// Begins a stream; 0 when there is no memory for it.
car_stream *car_open(int packing);
/// Unpacks from `*from_count` bytes into `*to_count` bytes; on return they are how many bytes were
/// consumed and written.
int car_unpack(car_stream *stream, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count);
/// Ends a stream.
void car_close(car_stream *stream);
/// The CRC-32 of `count` bytes that follow those whose CRC-32 is `crc` (0 for none).
uint32_t car_crc(uint32_t crc, const uint8_t *bytes, size_t count);

/// The most bytes that `count` bytes take in gzip.
size_t car_gzip_room(size_t count);
/// Packs `count` bytes (below 4 GiB) as a file of gzip without a name or time, into at most `room`
/// bytes; returns how many they are, 0 when there is no memory or room for it.
size_t car_gzip(const uint8_t *from, size_t count, uint8_t *to, size_t room);

#endif
