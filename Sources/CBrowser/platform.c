// What C libraries and Swift expect of a system, where there is none but the memory of a module.
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int errno;
const int __ENOMEM = ENOMEM, __EINVAL = EINVAL;

enum { page = 65536 };

/// Memory for the allocator: `increment` bytes more, in whole pages.
void *sbrk(intptr_t increment) {
  if (increment == 0) return (void *)(__builtin_wasm_memory_size(0) * page);
  if (increment < 0 || increment % page != 0) abort();
  uintptr_t old = __builtin_wasm_memory_grow(0, (uintptr_t)increment / page);
  if (old == SIZE_MAX) {
    errno = ENOMEM;
    return (void *)-1;
  }
  return (void *)(old * page);
}

_Noreturn void abort(void) { __builtin_trap(); }

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

// Swift seeds the order of its dictionaries with it: the same every time.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

uintptr_t __stack_chk_guard = 0x9e3779b97f4a7c15;
void __stack_chk_fail(void) { abort(); }

// Swift's messages before it stops: no one would read them.
int putchar(int letter) { return letter; }
