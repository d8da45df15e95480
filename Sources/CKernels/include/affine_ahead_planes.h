// The counts of affine_ahead.h in vectors of 32 bytes (AVX2), the points in three planes as in
// affine_planes.h.
#ifndef PUZZLELAB_AFFINE_AHEAD_PLANES_H
#define PUZZLELAB_AFFINE_AHEAD_PLANES_H
#ifdef CK_AFFINE_PLANES

// The sum of the four numbers of a vector.
CK_AFFINE_INLINE int64_t ck_plane_total(__m256i x) {
  __m128i half = _mm_add_epi64(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
  return _mm_cvtsi128_si64(half) + _mm_extract_epi64(half, 1);
}

// Adds up how often each value below `values` occurs in at most 255 vectors of bytes.
CK_AFFINE_INLINE void ck_plane_tally(const __m256i *bytes, int vectors, int values, int64_t *tally) {
  for (int v = 0; v < values; v += 4) {
    __m256i sums[4];
    for (int k = 0; k < 4; k++) sums[k] = _mm256_setzero_si256();
    for (int r = 0; r < vectors; r++)
      for (int k = 0; k < 4; k++)
        sums[k] = _mm256_sub_epi8(sums[k], _mm256_cmpeq_epi8(bytes[r], _mm256_set1_epi8((char)(v + k))));
    for (int k = 0; k < 4 && v + k < values; k++)
      tally[v + k] = ck_plane_total(_mm256_sad_epu8(sums[k], _mm256_setzero_si256()));
  }
}

// The colours of the points that may be added; of others CK_AHEAD_BARRED.
typedef struct {
  __m256i plane[3];
  ck_plane_table table;
  int count;
} ck_plane_colours;

CK_AFFINE_INLINE ck_plane_colours ck_plane_colour(const ck_affine_parent *parent, const uint8_t *barred, int points) {
  ck_plane_colours colours;
  __m256i known = _mm256_setzero_si256();
  for (int p = 0; p < 3; p++) {
    const int here = points - 27 * p;
    __m256i exists = _mm256_cmpgt_epi8(_mm256_set1_epi8((char)(here < 27 ? here : 27)), ck_plane_numbers());
    __m256i taken = _mm256_or_si256(_mm256_loadu_si256((const __m256i *)(parent->inside + 27 * p)),
                                    _mm256_loadu_si256((const __m256i *)(barred + 27 * p)));
    __m256i isFree = _mm256_and_si256(exists, _mm256_cmpeq_epi8(taken, _mm256_setzero_si256()));
    __m256i completions = _mm256_loadu_si256((const __m256i *)(parent->completions + 27 * p));
    colours.plane[p] = _mm256_blendv_epi8(_mm256_set1_epi8(CK_AHEAD_BARRED), completions, isFree);
    known = _mm256_max_epu8(known, _mm256_and_si256(isFree, completions));
  }
  uint8_t most[32];
  _mm256_storeu_si256((__m256i *)most, known);
  colours.count = 1;
  for (int k = 0; k < 32; k++)
    if (most[k] >= colours.count) colours.count = most[k] + 1;
  colours.table = ck_plane_spread(colours.plane);
  return colours;
}

// The sums of colours over all triangles, one byte each; returns how many vectors they fill. As
// x,y,z are a+b-c, a+c-b and b+c-a, for each a two tables give the colours: of b-c the first two
// together, of third(b,c) the last.
CK_AFFINE_INLINE int ck_plane_triangles(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                        const ck_affine_parent *parent, const ck_plane_colours *colours, uint8_t *sums) {
  const int n = parent->members, room = n < 16 ? 16 : 32;
  const ck_plane_table *table = &colours->table;
  uint8_t *end = sums;
  for (int a = 0; a + 2 < n; a++) {
    const int x = parent->member[a], own = (x >= 27) + (x >= 54);
    const uint8_t *thirds = third + (size_t)x * 128, *subs = sub + (size_t)x * 128, *adds = add + (size_t)x * 128;
    __m256i both[3], last[3];
    for (int p = 0; p < 3; p++) {
      const int ofThird = ck_plane_third(own, p), ofSub = ck_plane_sub(own, p), ofAdd = ck_plane_add(own, p);
      both[p] = _mm256_add_epi8(ck_plane_look_in(table, ofAdd, ck_plane_lanes(adds, p, ofAdd)),
                                ck_plane_look_in(table, ofSub, ck_plane_lanes(subs, p, ofSub)));
      last[p] = ck_plane_look_in(table, ofThird, ck_plane_lanes(thirds, p, ofThird));
    }
    const ck_plane_table ofDifference = ck_plane_spread(both), ofThird = ck_plane_spread(last);
    // Of row b the lanes c > b are used; what is written after them is overwritten by the next row.
    for (int b = a + 1; b + 1 < n;) {
      const uint8_t *differing = parent->subPlaces + room * b + b + 1, *completing = parent->thirdPlaces + room * b + b + 1;
      const int wanted = n - 1 - b;
      if (wanted > 16) {
        __m256i sum = _mm256_add_epi8(ck_plane_look(&ofDifference, _mm256_loadu_si256((const __m256i *)differing)),
                                      ck_plane_look(&ofThird, _mm256_loadu_si256((const __m256i *)completing)));
        _mm256_storeu_si256((__m256i *)end, sum);
        end += wanted;
        b++;
      } else {
        __m256i sum = _mm256_add_epi8(
            ck_plane_look(&ofDifference, _mm256_loadu2_m128i((const __m128i *)(differing + room + 1), (const __m128i *)differing)),
            ck_plane_look(&ofThird, _mm256_loadu2_m128i((const __m128i *)(completing + room + 1), (const __m128i *)completing)));
        _mm_storeu_si128((__m128i *)end, _mm256_castsi256_si128(sum));
        _mm_storeu_si128((__m128i *)(end + wanted), _mm256_extracti128_si256(sum, 1));
        end += 2 * wanted - 1;
        b += 2;
      }
    }
  }
  _mm256_storeu_si256((__m256i *)end, _mm256_set1_epi8(-1));
  return (int)((end - sums + 31) / 32);
}

// The sums of colours over all lines, one byte each and CK_AHEAD_BARRED or more where there is no
// line; returns how many vectors they fill. A line meets each plane once, z, z+e and z+2e, or lies
// within one, as `lines` begins with those of the first plane.
CK_AFFINE_INLINE int ck_plane_lines(const uint8_t *sub, const uint8_t *add, int points, const ck_plane_colours *colours,
                                    const uint8_t *lines, int lineCount, __m256i *sums) {
  const uint8_t *second = lines + CK_AHEAD_ROOM, *third = lines + 2 * CK_AHEAD_ROOM;
  const ck_plane_table *table = &colours->table;
  int filled = 0;
  for (int e = 0; points > 27 && e < 27; e++) {
    const __m256i once = _mm256_loadu_si256((const __m256i *)(add + 128 * e));
    const __m256i twice = _mm256_loadu_si256((const __m256i *)(add + 128 * (size_t)sub[e]));
    sums[filled++] = _mm256_add_epi8(
        colours->plane[0], _mm256_add_epi8(ck_plane_look_in(table, 1, once), ck_plane_look_in(table, 2, twice)));
  }
  const int within = lineCount < 117 ? lineCount : 117;
  for (int l = 0; l < within; l += 32) {
    const __m256i isLine = _mm256_cmpgt_epi8(_mm256_set1_epi8((char)(within - l < 32 ? within - l : 32)), ck_plane_numbers());
    const __m256i first = _mm256_loadu_si256((const __m256i *)(lines + l));
    const __m256i middle = _mm256_loadu_si256((const __m256i *)(second + l));
    const __m256i last = _mm256_loadu_si256((const __m256i *)(third + l));
    for (int p = 0; p < (points > 27 ? 3 : 1); p++) {
      __m256i sum = _mm256_add_epi8(ck_plane_look_in(table, p, first), ck_plane_look_in(table, p, middle));
      sum = _mm256_add_epi8(sum, ck_plane_look_in(table, p, last));
      sums[filled++] = _mm256_blendv_epi8(_mm256_set1_epi8(CK_AHEAD_BARRED), sum, isLine);
    }
  }
  return filled;
}

// Vertices, edges and paths.
CK_AFFINE_INLINE void ck_plane_paths(const uint8_t *third, const ck_affine_parent *parent,
                                     const ck_plane_colours *colours, ck_ahead_counts *counts) {
  const int n = parent->members, count = colours->count, sums = 3 * count - 2;
  __m256i joined[CK_AFFINE_LANES][3], class[CK_AHEAD_COLOURS][3], neighbours[CK_AHEAD_COLOURS][3];
  for (int s = 0; s < n; s++) {
    const int x = parent->member[s], own = (x >= 27) + (x >= 54);
    for (int p = 0; p < 3; p++) {
      const int target = ck_plane_third(own, p);
      joined[s][p] = ck_plane_look_in(&colours->table, target, ck_plane_lanes(third + (size_t)x * 128, p, target));
    }
  }
  for (int v = 0; v < count; v++) {
    const __m256i value = _mm256_set1_epi8((char)v);
    uint32_t vertices = 0;
    for (int p = 0; p < 3; p++) {
      class[v][p] = _mm256_cmpeq_epi8(colours->plane[p], value);
      vertices += (uint32_t)__builtin_popcount((uint32_t)_mm256_movemask_epi8(class[v][p]));
      neighbours[v][p] = _mm256_setzero_si256();
    }
    counts->vertices[v] = vertices;
    for (int s = 0; s < n; s++)
      for (int p = 0; p < 3; p++)
        neighbours[v][p] = _mm256_sub_epi8(neighbours[v][p], _mm256_cmpeq_epi8(joined[s][p], value));
  }
  __m256i paths[3 * CK_AHEAD_COLOURS];
  for (int k = 0; k < sums; k++) paths[k] = _mm256_setzero_si256();
  for (int v = 0; v < count; v++)
    for (int i = 0; i < count; i++) {
      __m256i own[3], ends = _mm256_setzero_si256(), squares = _mm256_setzero_si256();
      for (int p = 0; p < 3; p++) {
        own[p] = _mm256_and_si256(class[v][p], neighbours[i][p]);
        ends = _mm256_add_epi64(ends, _mm256_sad_epu8(own[p], _mm256_setzero_si256()));
        squares = _mm256_add_epi16(squares, _mm256_maddubs_epi16(own[p], own[p]));
        own[p] = _mm256_add_epi8(own[p], own[p]);
      }
      counts->edges[v][i] = ck_plane_total(ends);
      paths[v + 2 * i] = _mm256_add_epi16(paths[v + 2 * i], squares);
      for (int j = i + 1; j < count; j++) {
        __m256i sum = paths[v + i + j];
        for (int p = 0; p < 3; p++) sum = _mm256_add_epi16(sum, _mm256_maddubs_epi16(own[p], neighbours[j][p]));
        paths[v + i + j] = sum;
      }
    }
  for (int k = 0; k < sums; k++) {
    const __m256i wide = _mm256_madd_epi16(paths[k], _mm256_set1_epi16(1));
    const __m256i low = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(wide));
    counts->paths[k] = ck_plane_total(_mm256_add_epi64(low, _mm256_cvtepi32_epi64(_mm256_extracti128_si256(wide, 1))));
  }
}

CK_AFFINE_INLINE void ck_ahead_count_planes(const uint8_t *third, const uint8_t *sub, const uint8_t *add, int points,
                                            const ck_affine_parent *parent, const uint8_t *barred,
                                            const uint8_t *lines, int lineCount, ck_ahead_counts *counts) {
  const ck_plane_colours colours = ck_plane_colour(parent, barred, points);
  const int sums = 3 * colours.count - 2;
  counts->colours = colours.count;
  ck_plane_paths(third, parent, &colours, counts);
  __m256i vectors[CK_AHEAD_ROOM / 32];
  int filled = ck_plane_triangles(third, sub, add, parent, &colours, (uint8_t *)vectors);
  ck_plane_tally(vectors, filled, sums, counts->triangles);
  filled = ck_plane_lines(sub, add, points, &colours, lines, lineCount, vectors);
  ck_plane_tally(vectors, filled, sums, counts->lines);
}
#endif
#endif
