// Colours of subsets of AG(d,3), d <= 4, in vectors of 32 bytes (AVX2); see affine.h.
//
// AVX2 looks bytes up in tables of 16 only. So the points are kept in three planes of 27 by their
// most significant digit, one plane per vector: point 27p + r is lane r of plane p, place 32p + r,
// and lanes 27 to 31 are empty. The third point, the difference and the sum of one point and those
// of a plane lie in one plane, so that such a lookup takes two tables of 16 and not six.
#ifndef PUZZLELAB_AFFINE_PLANES_H
#define PUZZLELAB_AFFINE_PLANES_H
#ifdef CK_AFFINE_PLANES
#include <immintrin.h>

// A table of 96 bytes in parts of 16, each of them twice.
typedef struct {
  __m256i part[6];
} ck_plane_table;

// The table of a row of 81 bytes and what follows it; the empty lanes hold anything.
CK_AFFINE_INLINE ck_plane_table ck_plane_row(const uint8_t *row) {
  ck_plane_table table;
  for (int p = 0; p < 3; p++)
    for (int h = 0; h < 2; h++)
      table.part[2 * p + h] =
          _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(row + 27 * p + 16 * h)));
  return table;
}

CK_AFFINE_INLINE ck_plane_table ck_plane_spread(const __m256i *planes) {
  ck_plane_table table;
  for (int p = 0; p < 3; p++) {
    table.part[2 * p] = _mm256_permute2x128_si256(planes[p], planes[p], 0x00);
    table.part[2 * p + 1] = _mm256_permute2x128_si256(planes[p], planes[p], 0x11);
  }
  return table;
}

// The bytes of a table at 32 places, each below 96.
CK_AFFINE_INLINE __m256i ck_plane_look(const ck_plane_table *table, __m256i place) {
  const __m256i bit4 = _mm256_slli_epi16(place, 3);
  __m256i found[3];
  for (int p = 0; p < 3; p++)
    found[p] = _mm256_blendv_epi8(_mm256_shuffle_epi8(table->part[2 * p], place),
                                  _mm256_shuffle_epi8(table->part[2 * p + 1], place), bit4);
  __m256i low = _mm256_blendv_epi8(found[0], found[1], _mm256_slli_epi16(place, 2));
  return _mm256_blendv_epi8(low, found[2], _mm256_slli_epi16(place, 1));
}

// The bytes of one plane of a table at 32 lanes, each below 32 (or anything, where the result isn't
// needed).
CK_AFFINE_INLINE __m256i ck_plane_look_in(const ck_plane_table *table, int plane, __m256i lane) {
  return _mm256_blendv_epi8(_mm256_shuffle_epi8(table->part[2 * plane], lane),
                            _mm256_shuffle_epi8(table->part[2 * plane + 1], lane), _mm256_slli_epi16(lane, 3));
}

// The entries of a row of points for those of a plane, as lanes of the plane `target` in which they
// are.
CK_AFFINE_INLINE __m256i ck_plane_lanes(const uint8_t *row, int plane, int target) {
  return _mm256_sub_epi8(_mm256_loadu_si256((const __m256i *)(row + 27 * plane)), _mm256_set1_epi8((char)(27 * target)));
}

// The places of points below 81.
CK_AFFINE_INLINE __m256i ck_plane_places(__m256i points) {
  const __m256i five = _mm256_set1_epi8(5);
  __m256i first = _mm256_cmpgt_epi8(points, _mm256_set1_epi8(26)), second = _mm256_cmpgt_epi8(points, _mm256_set1_epi8(53));
  return _mm256_add_epi8(points, _mm256_add_epi8(_mm256_and_si256(first, five), _mm256_and_si256(second, five)));
}

// The numbers of the lanes.
CK_AFFINE_INLINE __m256i ck_plane_numbers(void) {
  return _mm256_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                          26, 27, 28, 29, 30, 31);
}

// All lanes of a plane but the empty ones.
CK_AFFINE_INLINE __m256i ck_plane_filled(void) {
  return _mm256_setr_epi64x(-1, -1, -1, 0x0000000000FFFFFF);
}

// The planes that hold third(x,y), x-y and x+y for x in plane p and y in plane q.
CK_AFFINE_INLINE int ck_plane_add(int p, int q) { return p + q < 3 ? p + q : p + q - 3; }
CK_AFFINE_INLINE int ck_plane_sub(int p, int q) { return p < q ? p - q + 3 : p - q; }
CK_AFFINE_INLINE int ck_plane_third(int p, int q) { return ck_plane_sub(0, ck_plane_add(p, q)); }

CK_AFFINE_INLINE __m256i ck_plane_hashes(__m256i x) {
  x = _mm256_mullo_epi16(x, _mm256_set1_epi16(0x6255));
  x = _mm256_xor_si256(x, _mm256_srli_epi16(x, 8));
  x = _mm256_mullo_epi16(x, _mm256_set1_epi16((short)0xA6D5));
  return _mm256_xor_si256(x, _mm256_srli_epi16(x, 7));
}

CK_AFFINE_INLINE __m256i ck_plane_joins(__m256i colour, __m256i pair) {
  __m256i scaled = _mm256_mullo_epi16(pair, _mm256_set1_epi16(0x2F0B));
  return ck_plane_hashes(_mm256_add_epi16(_mm256_add_epi16(colour, scaled), _mm256_set1_epi16(0x51ED)));
}

CK_AFFINE_INLINE __m256i ck_plane_pairs(__m128i completions, __m128i differences) {
  __m256i low = _mm256_cvtepu8_epi16(completions), high = _mm256_cvtepu8_epi16(differences);
  return ck_plane_hashes(_mm256_or_si256(low, _mm256_slli_epi16(high, 8)));
}

// The sum of all 16 lanes modulo 2^16.
CK_AFFINE_INLINE uint16_t ck_plane_sum(__m256i x) {
  __m128i part = _mm_add_epi16(_mm256_castsi256_si128(x), _mm256_extracti128_si256(x, 1));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 8));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 4));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 2));
  return (uint16_t)_mm_extract_epi16(part, 0);
}

// The sums of the lanes of two vectors, each modulo 2^16, the first one in the low half.
CK_AFFINE_INLINE uint32_t ck_plane_sums(__m256i a, __m256i b) {
  const __m256i pairs = _mm256_hadd_epi16(a, b);
  __m128i part = _mm_add_epi16(_mm256_castsi256_si128(pairs), _mm256_extracti128_si256(pairs, 1));
  part = _mm_hadd_epi16(part, part);
  part = _mm_hadd_epi16(part, part);
  return (uint32_t)_mm_cvtsi128_si32(part);
}

// One bit per lane of sixteen bits that are all set or none.
CK_AFFINE_INLINE uint32_t ck_plane_bits(__m256i flags) {
  return (uint32_t)_mm_movemask_epi8(
      _mm_packs_epi16(_mm256_castsi256_si128(flags), _mm256_extracti128_si256(flags, 1)));
}

// The lanes, below 16 * halves, that are less than all lanes of `bound`, and those that equal it.
typedef struct {
  uint32_t less, equal;
} ck_plane_order;

CK_AFFINE_INLINE ck_plane_order ck_plane_compare(const __m256i *lanes, __m256i bound, int halves) {
  ck_plane_order order = {0, 0};
  for (int h = 0; h < halves; h++) {
    order.less |= (0xFFFF ^ ck_plane_bits(_mm256_cmpeq_epi16(_mm256_max_epu16(lanes[h], bound), lanes[h]))) << 16 * h;
    order.equal |= ck_plane_bits(_mm256_cmpeq_epi16(lanes[h], bound)) << 16 * h;
  }
  return order;
}

// The low or the high half of a vector of bytes.
CK_AFFINE_INLINE __m128i ck_plane_half(__m256i bytes, int high) {
  return high ? _mm256_extracti128_si256(bytes, 1) : _mm256_castsi256_si128(bytes);
}

// The rows of thirds and differences of the members of `parent`, whose points are filled in, and an
// empty row after them, which is the second of a pair when their number is odd.
CK_AFFINE_INLINE void ck_plane_rows(const uint8_t *third, const uint8_t *sub, ck_affine_parent *parent) {
  const int n = parent->members, room = n < 16 ? 16 : 32;
  const __m256i numbers = ck_plane_numbers(), empty = _mm256_set1_epi8(CK_AFFINE_EMPTY), pad = _mm256_set1_epi8(127);
  const __m256i isMember = _mm256_cmpgt_epi8(_mm256_set1_epi8((char)n), numbers);
  const __m256i places = _mm256_blendv_epi8(
      empty, ck_plane_places(_mm256_load_si256((const __m256i *)parent->member)), isMember);
  _mm256_store_si256((__m256i *)parent->place, places);
  for (int i = 0; i <= n; i++) {
    const size_t row = i < n ? (size_t)parent->member[i] * 128 : 0;
    const ck_plane_table thirdTable = ck_plane_row(third + row), subTable = ck_plane_row(sub + row);
    const __m256i isOther = i == n ? _mm256_setzero_si256()
                                   : _mm256_andnot_si256(_mm256_cmpeq_epi8(numbers, _mm256_set1_epi8((char)i)), isMember);
    const __m256i thirds = ck_plane_look(&thirdTable, places), subs = ck_plane_look(&subTable, places);
    _mm256_store_si256((__m256i *)parent->third[i], _mm256_blendv_epi8(pad, thirds, isOther));
    _mm256_store_si256((__m256i *)parent->sub[i], _mm256_blendv_epi8(pad, subs, isOther));
    const __m256i thirdPlaces = _mm256_blendv_epi8(empty, ck_plane_places(thirds), isOther);
    const __m256i subPlaces = _mm256_blendv_epi8(empty, ck_plane_places(subs), isOther);
    _mm256_storeu_si256((__m256i *)(parent->thirdPlaces + room * i), thirdPlaces);
    _mm256_storeu_si256((__m256i *)(parent->subPlaces + room * i), subPlaces);
  }
}

// ck_affine_extend for up to 15 members and one more (halves = 1: rows of 16 lanes, two per
// vector), or for more (2).
CK_AFFINE_INLINE int ck_plane_extend_halves(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                            const ck_affine_parent *parent, int x, ck_affine_child *child, int all,
                                            const int halves) {
  const int n = parent->members, own = (x >= 27) + (x >= 54), stride = 16 * halves;
  const uint8_t *thirds = third + (size_t)x * 128, *subs = sub + (size_t)x * 128, *adds = add + (size_t)x * 128;
  const __m256i filled = ck_plane_filled();
  const __m256i lanes = ck_plane_numbers();
  const ck_plane_table insideTable = ck_plane_row(parent->inside);
  __m256i planes[3], differing[3];
#pragma clang loop unroll(full)
  for (int p = 0; p < 3; p++) {
    const int ofThird = ck_plane_third(own, p), ofSub = ck_plane_sub(own, p), ofAdd = ck_plane_add(own, p);
    __m256i completions = _mm256_add_epi8(_mm256_loadu_si256((const __m256i *)(parent->completions + 27 * p)),
                                          ck_plane_look_in(&insideTable, ofThird, ck_plane_lanes(thirds, p, ofThird)));
    __m256i differences = _mm256_add_epi8(_mm256_loadu_si256((const __m256i *)(parent->differences + 27 * p)),
                                          ck_plane_look_in(&insideTable, ofSub, ck_plane_lanes(subs, p, ofSub)));
    differences = _mm256_add_epi8(differences,
                                  ck_plane_look_in(&insideTable, ofAdd, ck_plane_lanes(adds, p, ofAdd)));
    const __m256i isNew = _mm256_cmpeq_epi8(lanes, _mm256_set1_epi8((char)(x - 27 * p)));
    completions = _mm256_add_epi8(completions, _mm256_and_si256(isNew, _mm256_set1_epi8(CK_AFFINE_MEMBER)));
    planes[p] = _mm256_and_si256(filled, completions);
    differing[p] = _mm256_and_si256(filled, differences);
  }
  const ck_plane_table completions = ck_plane_spread(planes), differences = ck_plane_spread(differing);
  // The new member's own row: its thirds and differences with the others, and their pair colours.
  // Beyond the members the place is an empty lane, at which both tables hold 0.
  const __m256i members = _mm256_load_si256((const __m256i *)parent->place);
  const ck_plane_table thirdTable = ck_plane_row(thirds), subTable = ck_plane_row(subs);
  const __m256i isMember = _mm256_cmpgt_epi8(_mm256_set1_epi8((char)n), lanes);
  const __m256i nothing = _mm256_set1_epi8(CK_AFFINE_EMPTY);
  const __m256i newThird =
      _mm256_blendv_epi8(nothing, ck_plane_places(ck_plane_look(&thirdTable, members)), isMember);
  const __m256i newSub = _mm256_blendv_epi8(nothing, ck_plane_places(ck_plane_look(&subTable, members)), isMember);
  const __m256i newCompletions = ck_plane_look(&completions, newThird);
  const __m256i newDifferences = ck_plane_look(&differences, newSub);
  const __m256i ownCompletions = ck_plane_look(&completions, members);
  uint16_t last = ck_affine_hash((uint16_t)((parent->completions[x] + CK_AFFINE_MEMBER) | 0x5500));
  __m256i newRow[2], colour[2];
  for (int h = 0; h < halves; h++) {
    newRow[h] = ck_plane_pairs(ck_plane_half(newCompletions, h), ck_plane_half(newDifferences, h));
    const __m256i mine = _mm256_cvtepu8_epi16(ck_plane_half(ownCompletions, h));
    colour[h] = _mm256_add_epi16(newRow[h], ck_plane_hashes(_mm256_or_si256(mine, _mm256_set1_epi16(0x5500))));
    _mm256_store_si256((__m256i *)(child->colour + 16 * h), colour[h]);
    last = (uint16_t)(last + ck_plane_sum(newRow[h]));
  }
  // As pairs are symmetric, each row has the rest of its member's colour.
  for (int i = 0; i < n; i += 3 - halves) {
    const __m256i c = ck_plane_look(&completions, _mm256_load_si256((const __m256i *)(parent->thirdPlaces + stride * i)));
    const __m256i d = ck_plane_look(&differences, _mm256_load_si256((const __m256i *)(parent->subPlaces + stride * i)));
    const __m256i low = ck_plane_pairs(ck_plane_half(c, 0), ck_plane_half(d, 0));
    const __m256i high = ck_plane_pairs(ck_plane_half(c, 1), ck_plane_half(d, 1));
    _mm256_store_si256((__m256i *)child->pair[i], low);
    if (halves == 1) {
      _mm256_store_si256((__m256i *)child->pair[i + 1], high);
      const uint32_t sums = ck_plane_sums(low, high);
      child->colour[i] = (uint16_t)(child->colour[i] + sums);
      child->colour[i + 1] = (uint16_t)(child->colour[i + 1] + (sums >> 16));
      if (child->colour[i] < last || (child->colour[i + 1] < last && i + 1 < n)) return 0;
    } else {
      _mm256_store_si256((__m256i *)(child->pair[i] + 16), high);
      child->colour[i] = (uint16_t)(child->colour[i] + ck_plane_sum(_mm256_add_epi16(low, high)));
      if (child->colour[i] < last) return 0;
    }
  }
  const uint32_t wanted = ((uint32_t)1 << n) - 1;
  const __m256i lastLanes = _mm256_set1_epi16((short)last);
  for (int h = 0; h < halves; h++) colour[h] = _mm256_load_si256((const __m256i *)(child->colour + 16 * h));
  const uint32_t ties = ck_plane_compare(colour, lastLanes, halves).equal & wanted;
  if (ties == 0 && !all) return 1;
  for (int h = 0; h < halves; h++) _mm256_store_si256((__m256i *)(child->pair[n] + 16 * h), newRow[h]);
  child->colour[n] = last;
  uint16_t lastRefined = (uint16_t)(ck_affine_hash(last) + ck_affine_join(last, 0));
  __m256i refined[2];
  for (int h = 0; h < halves; h++) {
    refined[h] = _mm256_add_epi16(ck_plane_hashes(colour[h]), ck_plane_joins(lastLanes, newRow[h]));
    const __m256i isHere = _mm256_cvtepi8_epi16(ck_plane_half(isMember, h));
    lastRefined = (uint16_t)(lastRefined +
                             ck_plane_sum(_mm256_and_si256(isHere, ck_plane_joins(colour[h], newRow[h]))));
  }
  for (int i = 0; i < n; i++) {
    const __m256i theirs = _mm256_set1_epi16((short)child->colour[i]);
    for (int h = 0; h < halves; h++)
      refined[h] = _mm256_add_epi16(
          refined[h], ck_plane_joins(theirs, _mm256_load_si256((const __m256i *)(child->pair[i] + 16 * h))));
  }
  const ck_plane_order second = ck_plane_compare(refined, _mm256_set1_epi16((short)lastRefined), halves);
  if (second.less & ties) return 0;
  if (all) {
    for (int h = 0; h < halves; h++) _mm256_store_si256((__m256i *)(child->refined + 16 * h), refined[h]);
    child->refined[n] = lastRefined;
    for (int j = 0; j < n; j++) child->pair[j][n] = child->pair[n][j];
    for (int p = 0; p < 3; p++) _mm256_storeu_si256((__m256i *)(child->completions + 27 * p), planes[p]);
  }
  return 1 + __builtin_popcount(second.equal & ties);
}

CK_AFFINE_INLINE int ck_plane_extend(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                     const ck_affine_parent *parent, int x, ck_affine_child *child, int all) {
  if (parent->members < 16) return ck_plane_extend_halves(third, sub, add, parent, x, child, all, 1);
  return ck_plane_extend_halves(third, sub, add, parent, x, child, all, 2);
}
#endif
#endif
