// The Walsh transform over the 64 points of AG(6,2): from v to the sums over x of (-1)^(u·x) v[x],
// for every u, modulo 2^32. Lanes 0…63 are the points, four vectors of 16 lanes; a smaller space is
// its first points, the others empty.
#ifndef PUZZLELAB_WALSH_H
#define PUZZLELAB_WALSH_H

typedef uint32_t ck_walsh_lanes __attribute__((vector_size(64), aligned(4)));

// v[i] + v[i ^ h] where bit h of i is 0, otherwise v[i ^ h] - v[i]; `odd` is -1 in the latter
// lanes.
#define CK_WALSH_STAGE(v, odd, ...) \
  v = __builtin_shufflevector(v, v, __VA_ARGS__) + ((v ^ odd) - odd)

static inline __attribute__((always_inline)) void ck_walsh_16(ck_walsh_lanes *lanes) {
  const ck_walsh_lanes one = {0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1, 0, -1};
  const ck_walsh_lanes two = {0, 0, -1, -1, 0, 0, -1, -1, 0, 0, -1, -1, 0, 0, -1, -1};
  const ck_walsh_lanes four = {0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, -1, -1, -1, -1};
  const ck_walsh_lanes eight = {0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1};
  ck_walsh_lanes v = *lanes;
  CK_WALSH_STAGE(v, one, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14);
  CK_WALSH_STAGE(v, two, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13);
  CK_WALSH_STAGE(v, four, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
  CK_WALSH_STAGE(v, eight, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
  *lanes = v;
}

// Transforms four vectors into `out`.
static inline __attribute__((always_inline)) void ck_walsh_64(ck_walsh_lanes *rows, int32_t *out) {
  for (int row = 0; row < 4; row++) ck_walsh_16(rows + row);
  const ck_walsh_lanes e = rows[0] + rows[1], f = rows[0] - rows[1], g = rows[2] + rows[3], h = rows[2] - rows[3];
  ck_walsh_lanes *sums = (ck_walsh_lanes *)out;
  sums[0] = e + g, sums[1] = f + h, sums[2] = e - g, sums[3] = f - h;
}

// The spectrum of a set: the transform of the function that is 1 on its points.
static inline __attribute__((always_inline)) void ck_walsh_spectrum(uint64_t set, int32_t *spectrum) {
  const ck_walsh_lanes lane = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  ck_walsh_lanes rows[4];
  for (int row = 0; row < 4; row++) {
    const uint32_t bits = (uint32_t)(set >> 16 * row) & 0xFFFF;
    rows[row] = (((ck_walsh_lanes){} + bits) >> lane) & 1u;
  }
  ck_walsh_64(rows, spectrum);
}

// Keys of the points that every affine map takes along: the transform of an odd function of the
// spectrum, keys of points; and of an even one, keys of differences of points.
static inline __attribute__((always_inline)) void ck_walsh_keys(const int32_t *spectrum, int is_odd, int32_t *keys) {
  ck_walsh_lanes rows[4];
  for (int row = 0; row < 4; row++) {
    const ck_walsh_lanes f = ((const ck_walsh_lanes *)spectrum)[row], s = f * f;
    rows[row] = (((s * 0x2C1B3C6Du + 0x297A2D39u) * s + 0x9E3779B1u) * s + 0x7FEB352Du) * (is_odd ? f : s);
  }
  ck_walsh_64(rows, keys);
}

// How many points of the set have the key of `point`, where that is the least among them; otherwise
// 0.
static inline __attribute__((always_inline)) int32_t ck_walsh_least(const int32_t *keys, uint64_t set, int32_t point) {
  const int32_t key = keys[point];
  int32_t equal = 0, less = 0;
  for (int i = 0; i < 64; i++) {
    const int32_t member = (int32_t)(set >> i & 1);
    equal += member & (keys[i] == key);
    less |= member & (keys[i] < key);
  }
  return less ? 0 : equal;
}

#undef CK_WALSH_STAGE
#endif
