// In place of musl's: all that its mathematics needs of it.
#include <stdint.h>

static inline int a_clz_64(uint64_t number) { return __builtin_clzll(number); }
