// Numbers of 128 bits and decimal numbers in text, as modules compute them, against the compiler's
// and the C library's.
#include <stdio.h>
#include <stdlib.h>

#define __multi3 own_product
#define __ashlti3 own_left
#define __lshrti3 own_right
#define __ashrti3 own_signed_right
#define __udivti3 own_quotient
#define __umodti3 own_remainder
#include "../../Sources/CBrowser/decimal.c"
#include "../../Sources/CBrowser/wide.c"

static uint64_t state = 88172645463325252ull;
static uint64_t next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

// Numbers of every length, all ones, and powers of two.
static wide some(void) {
  wide number = join(next(), next()) >> next() % 128;
  if (next() % 8 == 0) number = ~(wide)0 >> next() % 128;
  return next() % 8 == 0 ? (wide)1 << next() % 128 : number;
}

static int agree(wide a, wide b, int count) {
  return own_product(a, b) == a * b && own_left(a, count) == a << count && own_right(a, count) == a >> count &&
         own_signed_right((__int128)a, count) == (__int128)a >> count &&
         (b == 0 || (own_quotient(a, b) == a / b && own_remainder(a, b) == a % b));
}

static int reads(const char *text) {
  char *end;
  double expected = strtod(text, &end), found = 0;
  return _swift_stdlib_strtod_clocale(text, &found) == end && memcmp(&expected, &found, sizeof found) == 0;
}

// Doubles of any size, halves between two neighbours, digits with exponents, and whole numbers that
// are nearly halves.
static void write(char *text) {
  uint64_t bits = next();
  double number, after;
  switch (next() % 4) {
  case 0:
    bits = bits >> 2 | (bits & 1) << 63;
    memcpy(&number, &bits, sizeof number);
    sprintf(text, "%.*e", (int)(next() % 30), number);
    break;
  case 1:
    bits = (bits & ~(0x7ffull << 52)) | (uint64_t)(1023 + next() % 60) << 52;
    memcpy(&number, &bits, sizeof number);
    after = number * (1 + 0x1p-52);
    sprintf(text, "%.*f", (int)(next() % 60), number / 2 + after / 2);
    break;
  case 2:
    sprintf(text, "%lu.%lue%ld", next() % 1000, next() % (1ul << (next() % 60 + 1)), (long)(next() % 700) - 350);
    break;
  default:
    sprintf(text, "%lu%s", (bits >> 11 | 1ull << 52) * 2 + 1, next() % 2 ? "" : "000000000000000000001");
  }
}

int main(void) {
  const char *odd[] = {"0", "-0", "1.", ".5", "-.5e-3", "1e", "1e+", "1e5x", "00012", "1e400", "1e-400", "4.9e-324",
                       "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623159e308", "1e99999999999"};
  for (size_t index = 0; index < sizeof odd / sizeof *odd; index++) {
    if (!reads(odd[index])) return printf("numbers: %s is read as another number\n", odd[index]), 1;
  }
  for (int round = 0; round < 1000000; round++) {
    char text[400];
    write(text);
    if (!reads(text)) return printf("numbers: %s is read as another number\n", text), 1;
    if (!agree(some(), some(), (int)(next() % 128))) return printf("numbers: round %d of 128 bits\n", round), 1;
  }
  puts("numbers: 1000000 of 128 bits and as many in text agree");
  return 0;
}
