// What links the program to names that older systems have, too: those of glibc 2.28 and libstdc++
// 10 (see .ci/release/sysroot).
//
// glibc 2.29 gave these functions a second version, which sets errno no more; the first one
// computes the same numbers. The linker's --wrap leads every call here.
#include <stdlib.h>

#define FIRST_VERSION(name, parameters, arguments)                 \
  double first_##name parameters;                                  \
  __asm__(".symver first_" #name ", " #name "@GLIBC_2.2.5");       \
  double __wrap_##name parameters { return first_##name arguments; }

FIRST_VERSION(exp, (double x), (x))
FIRST_VERSION(exp2, (double x), (x))
FIRST_VERSION(log, (double x), (x))
FIRST_VERSION(log2, (double x), (x))
FIRST_VERSION(pow, (double x, double y), (x, y))

// Arrays of a negative length, which libstdc++ 11 distinguishes from a lack of memory; Swift's
// runtime makes none.
void throw_bad_array_new_length(void) __asm__("_ZSt28__throw_bad_array_new_lengthv");
void throw_bad_array_new_length(void) { abort(); }
