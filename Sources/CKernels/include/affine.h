// Colours of the points of a subset of AG(d,3), the affine space of dimension d over the field of
// three elements.
//
// A point is a number below 3^d. Three tables of rows say its arithmetic: third[a][b] = -a-b,
// sub[a][b] = a-b and add[a][b] = a+b; a row has `stride` bytes (128 up to dimension 4, 256 in
// dimension 5). Cells beyond 3^d hold the pad index stride-1, under which every byte table holds 0.
//
// For a subset S let completions(x) be the number of pairs of S whose line passes through x, and
// differences(v) the number of ordered pairs (a,b) of S with a-b = v. Both are invariant under
// every affine map that fixes S, and so are
//   pair(a,b)  = hash(completions(third(a,b)), differences(a-b)),
//   colour(a)  = hash(completions(a)) + sum over b of pair(a,b),
//   refined(a) = a second round: hash(colour(a)) + sum over b of hash(colour(b), pair(a,b)).
// All sums are modulo 2^16. Equal colours prove nothing; unequal ones prove that no symmetry of S
// moves a to b.
#ifndef PUZZLELAB_AFFINE_H
#define PUZZLELAB_AFFINE_H
#include <stddef.h>
#include <stdint.h>
#if defined(__AVX512VBMI__) && defined(__AVX512BW__)
#include <immintrin.h>
#define CK_AFFINE_VECTOR 1
#elif defined(__AVX2__)
#define CK_AFFINE_PLANES 1  // affine_planes.h
#endif

#define CK_AFFINE_INLINE static inline __attribute__((always_inline))

// The most members of a subset, one per lane of a vector of sixteen-bit lanes.
enum { CK_AFFINE_LANES = 32, CK_AFFINE_MEMBER = 64, CK_AFFINE_EMPTY = 31 };

// A subset to extend: its tables, and its rows of thirds and differences cut down to its members.
typedef struct {
  uint8_t inside[256] __attribute__((aligned(64)));
  uint8_t completions[256];  // CK_AFFINE_MEMBER is added for members
  uint8_t differences[256];
  uint8_t third[CK_AFFINE_LANES][CK_AFFINE_LANES];  // pad on the diagonal and beyond the members
  uint8_t sub[CK_AFFINE_LANES][CK_AFFINE_LANES];
  uint8_t member[CK_AFFINE_LANES];
#ifdef CK_AFFINE_PLANES
  // The same as places (affine_planes.h), CK_AFFINE_EMPTY for pad; rows of 16 for fewer than 16
  // members, otherwise of 32.
  uint8_t place[CK_AFFINE_LANES] __attribute__((aligned(64)));
  uint8_t thirdPlaces[CK_AFFINE_LANES * CK_AFFINE_LANES];
  uint8_t subPlaces[CK_AFFINE_LANES * CK_AFFINE_LANES];
#endif
  int32_t members;
  int32_t stride;
} ck_affine_parent;

// A subset with one more member, the last lane.
typedef struct {
  uint16_t pair[CK_AFFINE_LANES][CK_AFFINE_LANES] __attribute__((aligned(64)));
  uint16_t colour[CK_AFFINE_LANES];
  uint16_t refined[CK_AFFINE_LANES];
  uint8_t completions[256];
  uint8_t third[CK_AFFINE_LANES];  // the new member's row
  uint8_t sub[CK_AFFINE_LANES];
} ck_affine_child;

CK_AFFINE_INLINE uint16_t ck_affine_hash(uint16_t x) {
  x = (uint16_t)(x * 0x6255u);
  x = (uint16_t)(x ^ (x >> 8));
  x = (uint16_t)(x * 0xA6D5u);
  return (uint16_t)(x ^ (x >> 7));
}

CK_AFFINE_INLINE uint16_t ck_affine_join(uint16_t colour, uint16_t pair) {
  return ck_affine_hash((uint16_t)(colour + pair * 0x2F0Bu + 0x51EDu));
}

#ifdef CK_AFFINE_PLANES
#include "affine_planes.h"
#endif

// The rows of thirds and differences of the members of `parent`.
CK_AFFINE_INLINE void ck_affine_rows(const uint8_t *third, const uint8_t *sub, ck_affine_parent *parent) {
  __builtin_memset(parent->third, parent->stride - 1, sizeof parent->third);
  __builtin_memset(parent->sub, parent->stride - 1, sizeof parent->sub);
  for (int i = 0; i < parent->members; i++) {
    const size_t row = (size_t)parent->member[i] * parent->stride;
    for (int j = 0; j < parent->members; j++) {
      if (j == i) continue;
      parent->third[i][j] = third[row + parent->member[j]];
      parent->sub[i][j] = sub[row + parent->member[j]];
    }
  }
}

// Fills `parent` from `count` different members, fewer than CK_AFFINE_LANES.
CK_AFFINE_INLINE void ck_affine_prepare(const uint8_t *third, const uint8_t *sub, int stride, const uint8_t *member,
                                        int count, void *scratch) {
  ck_affine_parent *parent = (ck_affine_parent *)scratch;
  const uint8_t pad = (uint8_t)(stride - 1);
  __builtin_memset(parent->inside, 0, sizeof parent->inside);
  __builtin_memset(parent->completions, 0, sizeof parent->completions);
  __builtin_memset(parent->differences, 0, sizeof parent->differences);
  __builtin_memset(parent->member, pad, sizeof parent->member);
  parent->members = count;
  parent->stride = stride;
  for (int i = 0; i < count; i++) {
    parent->member[i] = member[i];
    parent->inside[member[i]] = 1;
    parent->completions[member[i]] += CK_AFFINE_MEMBER;
  }
#ifdef CK_AFFINE_PLANES
  if (stride == 128) ck_plane_rows(third, sub, parent);
  else
#endif
    ck_affine_rows(third, sub, parent);
  for (int i = 0; i < count; i++)
    for (int j = 0; j < count; j++) {
      if (j < i) parent->completions[parent->third[i][j]]++;
      if (j != i) parent->differences[parent->sub[i][j]]++;
    }
}

// The sizes of the two scratch areas in bytes; both need an alignment of 64. (Swift can't see
// over-aligned structs.)
CK_AFFINE_INLINE int ck_affine_parent_bytes(void) { return (int)sizeof(ck_affine_parent); }
CK_AFFINE_INLINE int ck_affine_child_bytes(void) { return (int)sizeof(ck_affine_child); }

// The parts of the scratch areas that a search reads.
CK_AFFINE_INLINE const uint8_t *ck_affine_parent_completions(const void *parent) {
  return ((const ck_affine_parent *)parent)->completions;
}
CK_AFFINE_INLINE const uint16_t *ck_affine_child_pairs(const void *child) {
  return &((const ck_affine_child *)child)->pair[0][0];
}
CK_AFFINE_INLINE const uint16_t *ck_affine_child_colours(const void *child) {
  return ((const ck_affine_child *)child)->colour;
}
CK_AFFINE_INLINE const uint16_t *ck_affine_child_refined(const void *child) {
  return ((const ck_affine_child *)child)->refined;
}
CK_AFFINE_INLINE const uint8_t *ck_affine_child_completions(const void *child) {
  return ((const ck_affine_child *)child)->completions;
}

// Extends `parent` by the point `x` outside it and says whether `x` has the smallest colour of all
// members.
//
// Returns 0 when some member has a smaller (colour, refined); otherwise the number of members that
// share that of `x`, itself included. `child` is complete when the result is not 0 and `all` is
// set; without `all` the refined colours, the last lane and column of the pairs and the completions
// may be missing.
CK_AFFINE_INLINE int ck_affine_extend_scalar(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                             const ck_affine_parent *parent, int x, ck_affine_child *child, int all) {
  const int n = parent->members, stride = parent->stride;
  const uint8_t *thirds = third + (size_t)x * stride, *subs = sub + (size_t)x * stride,
                *adds = add + (size_t)x * stride;
  uint8_t differences[256];
  for (int i = 0; i < stride; i++) {
    child->completions[i] = (uint8_t)(parent->completions[i] + parent->inside[thirds[i]]);
    differences[i] = (uint8_t)(parent->differences[i] + parent->inside[subs[i]] + parent->inside[adds[i]]);
  }
  child->completions[x] += CK_AFFINE_MEMBER;
  for (int j = 0; j < n; j++) {
    child->third[j] = thirds[parent->member[j]];
    child->sub[j] = subs[parent->member[j]];
  }
  uint16_t last = ck_affine_hash((uint16_t)(child->completions[x] | 0x5500));
  for (int j = 0; j < n; j++) {
    uint16_t tables = (uint16_t)(child->completions[child->third[j]] | differences[child->sub[j]] << 8);
    child->pair[n][j] = child->pair[j][n] = ck_affine_hash(tables);
    last = (uint16_t)(last + child->pair[n][j]);
  }
  child->pair[n][n] = 0;
  child->colour[n] = last;
  // As pairs are symmetric, each row has the rest of its member's colour.
  for (int i = 0; i < n; i++) {
    uint16_t colour = ck_affine_hash((uint16_t)(child->completions[parent->member[i]] | 0x5500));
    for (int j = 0; j < n; j++) {
      uint16_t tables = (uint16_t)(child->completions[parent->third[i][j]] | differences[parent->sub[i][j]] << 8);
      child->pair[i][j] = i == j ? 0 : ck_affine_hash(tables);
      colour = (uint16_t)(colour + child->pair[i][j]);
    }
    child->colour[i] = (uint16_t)(colour + child->pair[i][n]);
    if (child->colour[i] < last) return 0;
  }
  int ties = 0;
  for (int j = 0; j < n; j++) ties += child->colour[j] == child->colour[n];
  if (ties == 0 && !all) return 1;
  for (int j = 0; j <= n; j++) {
    uint16_t sum = ck_affine_hash(child->colour[j]);
    for (int i = 0; i <= n; i++) sum = (uint16_t)(sum + ck_affine_join(child->colour[i], child->pair[i][j]));
    child->refined[j] = sum;
  }
  int cell = 1;
  for (int j = 0; j < n; j++) {
    if (child->colour[j] != child->colour[n]) continue;
    if (child->refined[j] < child->refined[n]) return 0;
    cell += child->refined[j] == child->refined[n];
  }
  return cell;
}

#ifdef CK_AFFINE_VECTOR
// The bytes of a table of `stride` entries under 64 indices.
CK_AFFINE_INLINE __m512i ck_affine_look(const __m512i *table, int wide, __m512i index) {
  __m512i low = _mm512_permutex2var_epi8(table[0], index, table[1]);
  if (!wide) return low;
  __m512i high = _mm512_permutex2var_epi8(table[2], index, table[3]);
  return _mm512_mask_blend_epi8(_mm512_movepi8_mask(index), low, high);
}

CK_AFFINE_INLINE __m512i ck_affine_hashes(__m512i x) {
  x = _mm512_mullo_epi16(x, _mm512_set1_epi16(0x6255));
  x = _mm512_xor_si512(x, _mm512_srli_epi16(x, 8));
  x = _mm512_mullo_epi16(x, _mm512_set1_epi16((short)0xA6D5));
  return _mm512_xor_si512(x, _mm512_srli_epi16(x, 7));
}

CK_AFFINE_INLINE __m512i ck_affine_joins(__m512i colour, __m512i pair) {
  __m512i scaled = _mm512_mullo_epi16(pair, _mm512_set1_epi16(0x2F0B));
  return ck_affine_hashes(_mm512_add_epi16(_mm512_add_epi16(colour, scaled), _mm512_set1_epi16(0x51ED)));
}

// The sum of all 32 lanes modulo 2^16.
CK_AFFINE_INLINE uint16_t ck_affine_sum(__m512i x) {
  __m256i half = _mm256_add_epi16(_mm512_castsi512_si256(x), _mm512_extracti64x4_epi64(x, 1));
  __m128i part = _mm_add_epi16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 8));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 4));
  part = _mm_add_epi16(part, _mm_srli_si128(part, 2));
  return (uint16_t)_mm_extract_epi16(part, 0);
}

CK_AFFINE_INLINE __m512i ck_affine_pairs(__m256i completions, __m256i differences) {
  __m512i low = _mm512_cvtepu8_epi16(completions), high = _mm512_cvtepu8_epi16(differences);
  return ck_affine_hashes(_mm512_or_si512(low, _mm512_slli_epi16(high, 8)));
}

CK_AFFINE_INLINE int ck_affine_extend_vector(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                             const ck_affine_parent *parent, int x, ck_affine_child *child, int all,
                                             int wide) {
  const int n = parent->members, stride = wide ? 256 : 128, registers = wide ? 4 : 2;
  const uint8_t *thirds = third + (size_t)x * stride, *subs = sub + (size_t)x * stride,
                *adds = add + (size_t)x * stride;
  __m512i inside[4], completions[4], differences[4], rowThird[4], rowSub[4];
  for (int r = 0; r < registers; r++) inside[r] = _mm512_loadu_si512(parent->inside + 64 * r);
  for (int r = 0; r < registers; r++) {
    rowThird[r] = _mm512_loadu_si512(thirds + 64 * r);
    rowSub[r] = _mm512_loadu_si512(subs + 64 * r);
    __m512i rowAdd = _mm512_loadu_si512(adds + 64 * r);
    completions[r] = _mm512_add_epi8(_mm512_loadu_si512(parent->completions + 64 * r),
                                     ck_affine_look(inside, wide, rowThird[r]));
    if (x >> 6 == r)
      completions[r] = _mm512_mask_add_epi8(completions[r], (uint64_t)1 << (x & 63), completions[r],
                                            _mm512_set1_epi8(CK_AFFINE_MEMBER));
    differences[r] = _mm512_add_epi8(
        _mm512_loadu_si512(parent->differences + 64 * r),
        _mm512_add_epi8(ck_affine_look(inside, wide, rowSub[r]), ck_affine_look(inside, wide, rowAdd)));
  }
  // The new member's own row: its thirds and differences with the others, and their pair colours.
  __m512i members = _mm512_castsi256_si512(_mm256_loadu_si256((const __m256i *)parent->member));
  __m512i newThird = ck_affine_look(rowThird, wide, members), newSub = ck_affine_look(rowSub, wide, members);
  __m512i newRow = ck_affine_pairs(_mm512_castsi512_si256(ck_affine_look(completions, wide, newThird)),
                                   _mm512_castsi512_si256(ck_affine_look(differences, wide, newSub)));
  __m512i own = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(ck_affine_look(completions, wide, members)));
  __m512i colour = _mm512_add_epi16(newRow, ck_affine_hashes(_mm512_or_si512(own, _mm512_set1_epi16(0x5500))));
  for (int i = 0; i < n; i += 2) {
    __m512i d = ck_affine_look(completions, wide, _mm512_loadu_si512(parent->third[i]));
    __m512i t = ck_affine_look(differences, wide, _mm512_loadu_si512(parent->sub[i]));
    __m512i even = ck_affine_pairs(_mm512_castsi512_si256(d), _mm512_castsi512_si256(t));
    __m512i odd = ck_affine_pairs(_mm512_extracti64x4_epi64(d, 1), _mm512_extracti64x4_epi64(t, 1));
    _mm512_store_si512(child->pair[i], even);
    _mm512_store_si512(child->pair[i + 1], odd);
    colour = _mm512_add_epi16(colour, _mm512_add_epi16(even, odd));
  }
  uint8_t ownCompletions;
  {
    __m512i at = ck_affine_look(completions, wide, _mm512_set1_epi8((char)x));
    ownCompletions = (uint8_t)_mm_extract_epi8(_mm512_castsi512_si128(at), 0);
  }
  const uint16_t last = (uint16_t)(ck_affine_sum(newRow) + ck_affine_hash((uint16_t)(ownCompletions | 0x5500)));
  const uint32_t lanes = n == 0 ? 0 : 0xFFFFFFFFu >> (32 - n);
  const __m512i lastLanes = _mm512_set1_epi16((short)last);
  if (_mm512_cmplt_epu16_mask(colour, lastLanes) & lanes) return 0;
  const uint32_t ties = _mm512_cmpeq_epu16_mask(colour, lastLanes) & lanes;
  if (ties == 0 && !all) return 1;
  colour = _mm512_mask_mov_epi16(_mm512_maskz_mov_epi16(lanes, colour), 1u << n, lastLanes);
  _mm512_store_si512(child->colour, colour);
  _mm512_store_si512(child->pair[n], newRow);
  __m512i refined = _mm512_add_epi16(ck_affine_hashes(colour), ck_affine_joins(lastLanes, newRow));
  for (int i = 0; i < n; i++)
    refined = _mm512_add_epi16(
        refined, ck_affine_joins(_mm512_set1_epi16((short)child->colour[i]), _mm512_load_si512(child->pair[i])));
  __m512i column = _mm512_maskz_mov_epi16(lanes | 1u << n, ck_affine_joins(colour, newRow));
  const uint16_t lastRefined = (uint16_t)(ck_affine_sum(column) + ck_affine_hash(last));
  const __m512i refinedLanes = _mm512_set1_epi16((short)lastRefined);
  if (_mm512_cmplt_epu16_mask(refined, refinedLanes) & ties) return 0;
  const uint32_t cell = _mm512_cmpeq_epu16_mask(refined, refinedLanes) & ties;
  if (all) {
    _mm512_store_si512(child->refined, _mm512_mask_mov_epi16(refined, 1u << n, refinedLanes));
    for (int j = 0; j < n; j++) child->pair[j][n] = child->pair[n][j];
    for (int r = 0; r < registers; r++) _mm512_storeu_si512(child->completions + 64 * r, completions[r]);
  }
  return 1 + __builtin_popcount(cell);
}
#endif

// The fastest variant that the build allows; both give the same colours.
CK_AFFINE_INLINE int ck_affine_extend(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                      const void *parentScratch, int x, void *childScratch, int all) {
  const ck_affine_parent *parent = (const ck_affine_parent *)parentScratch;
  ck_affine_child *child = (ck_affine_child *)childScratch;
#ifdef CK_AFFINE_VECTOR
  if (parent->stride == 128) return ck_affine_extend_vector(third, sub, add, parent, x, child, all, 0);
  return ck_affine_extend_vector(third, sub, add, parent, x, child, all, 1);
#else
#ifdef CK_AFFINE_PLANES
  if (parent->stride == 128) return ck_plane_extend(third, sub, add, parent, x, child, all);
#endif
  return ck_affine_extend_scalar(third, sub, add, parent, x, child, all);
#endif
}

// The scalar variant, whatever the build allows: the oracle of the other.
CK_AFFINE_INLINE int ck_affine_extend_reference(const uint8_t *third, const uint8_t *sub, const uint8_t *add,
                                                const void *parent, int x, void *child, int all) {
  return ck_affine_extend_scalar(third, sub, add, (const ck_affine_parent *)parent, x, (ck_affine_child *)child, all);
}

// Whether two children of `members` members have the same colours, pairs and completions.
CK_AFFINE_INLINE int ck_affine_children_agree(const void *first, const void *second, int members) {
  const ck_affine_child *a = (const ck_affine_child *)first, *b = (const ck_affine_child *)second;
  if (__builtin_memcmp(a->completions, b->completions, 81)) return 0;
  for (int i = 0; i < members; i++) {
    if (a->colour[i] != b->colour[i] || a->refined[i] != b->refined[i]) return 0;
    if (__builtin_memcmp(a->pair[i], b->pair[i], sizeof(uint16_t) * (size_t)members)) return 0;
  }
  return 1;
}

// Moves each of the `count` points of `list` by the translation whose row of the add table is
// `row`. Both lists have 256 bytes; those beyond the count may be overwritten.
CK_AFFINE_INLINE void ck_affine_translate(const uint8_t *row, int stride, const uint8_t *list, int count,
                                          uint8_t *moved) {
#ifdef CK_AFFINE_VECTOR
  __m512i table[4];
  const int wide = stride == 256;
  for (int r = 0; r < (wide ? 4 : 2); r++) table[r] = _mm512_loadu_si512(row + 64 * r);
  for (int j = 0; j < count; j += 64) {
    __m512i to = ck_affine_look(table, wide, _mm512_loadu_si512(list + j));
    uint64_t lanes = count - j >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << (count - j)) - 1;
    _mm512_mask_storeu_epi8(moved + j, lanes, to);
  }
#else
  (void)stride;
  for (int j = 0; j < count; j++) moved[j] = row[list[j]];
#endif
}

// Bit j of the result, j < count <= 64, says whether list[j] is inside; the list may be read up to
// 64 bytes.
CK_AFFINE_INLINE uint64_t ck_affine_image(const uint8_t *inside, int stride, const uint8_t *list, int count) {
#ifdef CK_AFFINE_VECTOR
  __m512i table[4];
  const int wide = stride == 256;
  for (int r = 0; r < (wide ? 4 : 2); r++) table[r] = _mm512_loadu_si512(inside + 64 * r);
  __m512i hit = ck_affine_look(table, wide, _mm512_loadu_si512(list));
  uint64_t lanes = count >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << count) - 1;
  return _mm512_test_epi8_mask(hit, hit) & lanes;
#else
  (void)stride;
  uint64_t image = 0;
  for (int j = 0; j < count; j++) image |= (uint64_t)inside[list[j]] << j;
  return image;
#endif
}
#endif
