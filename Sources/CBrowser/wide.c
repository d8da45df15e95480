// Numbers of 128 bits, which WebAssembly hasn't: compilers call these functions, by these names.
#include <stdint.h>

typedef unsigned __int128 wide;

static inline uint64_t low(wide number) { return (uint64_t)number; }
static inline uint64_t high(wide number) { return (uint64_t)(number >> 64); }
static inline wide join(uint64_t high, uint64_t low) { return (wide)high << 64 | low; }

wide __multi3(wide a, wide b) {
  uint64_t a_low = (uint32_t)low(a), a_high = low(a) >> 32, b_low = (uint32_t)low(b), b_high = low(b) >> 32;
  uint64_t lowest = a_low * b_low, inner = a_low * b_high, outer = a_high * b_low;
  uint64_t middle = (lowest >> 32) + (uint32_t)inner + (uint32_t)outer;
  uint64_t top = a_high * b_high + (inner >> 32) + (outer >> 32) + (middle >> 32);
  return join(top + high(a) * low(b) + low(a) * high(b), middle << 32 | (uint32_t)lowest);
}

wide __ashlti3(wide number, int count) {
  if (count >= 64) return join(low(number) << (count - 64), 0);
  return count == 0 ? number : join(high(number) << count | low(number) >> (64 - count), low(number) << count);
}

wide __lshrti3(wide number, int count) {
  if (count >= 64) return high(number) >> (count - 64);
  return count == 0 ? number : join(high(number) >> count, low(number) >> count | high(number) << (64 - count));
}

__int128 __ashrti3(__int128 number, int count) {
  int64_t top = (int64_t)(number >> 64);
  if (count >= 64) return top >> (count - 64);
  return count == 0 ? number : (__int128)join((uint64_t)(top >> count), low(number) >> count | (uint64_t)top << (64 - count));
}

// The quotient of a number below divisor * 2^64 and a divisor whose first bit is set, in digits of
// 32 bits.
static uint64_t long_division(uint64_t top, uint64_t bottom, uint64_t divisor, uint64_t *remainder) {
  uint64_t quotient = 0, first = divisor >> 32, second = (uint32_t)divisor;
  for (int digit = 1; digit >= 0; digit--) {
    uint64_t next = (uint32_t)(bottom >> (32 * digit)), guess = top / first, rest = top % first;
    while (guess >> 32 || guess * second > (rest << 32 | next)) {
      guess--;
      rest += first;
      if (rest >> 32) break;
    }
    top = (top << 32 | next) - guess * divisor;
    quotient = quotient << 32 | guess;
  }
  *remainder = top;
  return quotient;
}

static wide divide(wide number, wide divisor, wide *remainder) {
  if (high(divisor) == 0) {
    if (low(divisor) == 0) __builtin_trap();
    int shift = __builtin_clzll(low(divisor));
    uint64_t rest = high(number) % low(divisor);
    wide moved = join(rest, low(number)) << shift;
    uint64_t lower = long_division(high(moved), low(moved), low(divisor) << shift, &rest);
    *remainder = rest >> shift;
    return join(high(number) / low(divisor), lower);
  }
  // The quotient has at most 64 bits, and few where divisors of this size are rare.
  uint64_t quotient = 0;
  int shift = number < divisor ? -1 : __builtin_clzll(high(divisor)) - __builtin_clzll(high(number));
  for (; shift >= 0; shift--) {
    quotient <<= 1;
    if (divisor << shift <= number) {
      number -= divisor << shift;
      quotient |= 1;
    }
  }
  *remainder = number;
  return quotient;
}

wide __udivti3(wide number, wide divisor) {
  wide remainder;
  return divide(number, divisor, &remainder);
}

wide __umodti3(wide number, wide divisor) {
  wide remainder;
  divide(number, divisor, &remainder);
  return remainder;
}
