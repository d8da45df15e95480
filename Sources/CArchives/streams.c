#include "CArchives.h"

#include <bzlib.h>
#include <lzma.h>
#include <stdlib.h>
#include <zlib.h>
#include <zstd.h>
#include <zstd_errors.h>

// The most memory that a stream may take: xz's and zstd's highest usual levels need 65 and 128 MiB.
#define MOST_MEMORY ((uint64_t)192 << 20)

struct car_stream {
  int packing;
  union {
    z_stream zlib;
    bz_stream bzip2;
    lzma_stream xz;
    ZSTD_DStream *zstd;
  };
};

car_stream *car_open(int packing) {
  car_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return 0;
  stream->packing = packing;
  int isOpen = 0;
  switch (packing) {
    // 15 bits of window; 16 is added for gzip's header, and a minus sign means no header.
    case CAR_GZIP: isOpen = inflateInit2(&stream->zlib, 15 + 16) == Z_OK; break;
    case CAR_DEFLATE: isOpen = inflateInit2(&stream->zlib, -15) == Z_OK; break;
    case CAR_BZIP2: isOpen = BZ2_bzDecompressInit(&stream->bzip2, 0, 0) == BZ_OK; break;
    case CAR_XZ: isOpen = lzma_stream_decoder(&stream->xz, MOST_MEMORY, 0) == LZMA_OK; break;
    case CAR_ZSTANDARD: isOpen = (stream->zstd = ZSTD_createDStream()) != 0; break;
  }
  if (isOpen) return stream;
  free(stream);
  return 0;
}

void car_close(car_stream *stream) {
  switch (stream->packing) {
    case CAR_GZIP:
    case CAR_DEFLATE: inflateEnd(&stream->zlib); break;
    case CAR_BZIP2: BZ2_bzDecompressEnd(&stream->bzip2); break;
    case CAR_XZ: lzma_end(&stream->xz); break;
    case CAR_ZSTANDARD: ZSTD_freeDStream(stream->zstd); break;
  }
  free(stream);
}

static int unpack_zlib(z_stream *zlib, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count) {
  zlib->next_in = (uint8_t *)from;
  zlib->avail_in = (uInt)*from_count;
  zlib->next_out = to;
  zlib->avail_out = (uInt)*to_count;
  int result = inflate(zlib, Z_NO_FLUSH);
  *from_count -= zlib->avail_in;
  *to_count -= zlib->avail_out;
  if (result == Z_STREAM_END) return CAR_END;
  if (result == Z_MEM_ERROR) return CAR_TOO_LARGE;
  return result == Z_OK || result == Z_BUF_ERROR ? CAR_MORE : CAR_DAMAGED;
}

static int unpack_bzip2(bz_stream *bzip2, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count) {
  bzip2->next_in = (char *)from;
  bzip2->avail_in = (unsigned)*from_count;
  bzip2->next_out = (char *)to;
  bzip2->avail_out = (unsigned)*to_count;
  int result = BZ2_bzDecompress(bzip2);
  *from_count -= bzip2->avail_in;
  *to_count -= bzip2->avail_out;
  if (result == BZ_STREAM_END) return CAR_END;
  if (result == BZ_MEM_ERROR) return CAR_TOO_LARGE;
  return result == BZ_OK ? CAR_MORE : CAR_DAMAGED;
}

static int unpack_xz(lzma_stream *xz, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count) {
  xz->next_in = from;
  xz->avail_in = *from_count;
  xz->next_out = to;
  xz->avail_out = *to_count;
  lzma_ret result = lzma_code(xz, LZMA_RUN);
  *from_count -= xz->avail_in;
  *to_count -= xz->avail_out;
  if (result == LZMA_STREAM_END) return CAR_END;
  if (result == LZMA_MEMLIMIT_ERROR || result == LZMA_MEM_ERROR) return CAR_TOO_LARGE;
  return result == LZMA_OK || result == LZMA_BUF_ERROR ? CAR_MORE : CAR_DAMAGED;
}

static int unpack_zstd(ZSTD_DStream *zstd, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count) {
  ZSTD_inBuffer in = {from, *from_count, 0};
  ZSTD_outBuffer out = {to, *to_count, 0};
  size_t result = ZSTD_decompressStream(zstd, &out, &in);
  *from_count = in.pos;
  *to_count = out.pos;
  // 128 MiB of window are the library's own limit.
  if (ZSTD_isError(result)) {
    ZSTD_ErrorCode code = ZSTD_getErrorCode(result);
    int is_large = code == ZSTD_error_frameParameter_windowTooLarge || code == ZSTD_error_memory_allocation;
    return is_large ? CAR_TOO_LARGE : CAR_DAMAGED;
  }
  return result == 0 ? CAR_END : CAR_MORE;
}

int car_unpack(car_stream *stream, const uint8_t *from, size_t *from_count, uint8_t *to, size_t *to_count) {
  switch (stream->packing) {
    case CAR_GZIP:
    case CAR_DEFLATE: return unpack_zlib(&stream->zlib, from, from_count, to, to_count);
    case CAR_BZIP2: return unpack_bzip2(&stream->bzip2, from, from_count, to, to_count);
    case CAR_XZ: return unpack_xz(&stream->xz, from, from_count, to, to_count);
    default: return unpack_zstd(stream->zstd, from, from_count, to, to_count);
  }
}

uint32_t car_crc(uint32_t crc, const uint8_t *bytes, size_t count) { return (uint32_t)crc32_z(crc, bytes, count); }

// A header and a trailer of gzip have 18 bytes without a name.
size_t car_gzip_room(size_t count) { return compressBound(count) + 18; }

size_t car_gzip(const uint8_t *from, size_t count, uint8_t *to, size_t room) {
  z_stream stream = {0};
  if (deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (uint8_t *)from;
  stream.avail_in = (uInt)count;
  stream.next_out = to;
  stream.avail_out = (uInt)room;
  int isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  size_t packed = stream.total_out;
  deflateEnd(&stream);
  return isWhole ? packed : 0;
}
