#ifndef PUZZLELAB_CFUZZER_H
#define PUZZLELAB_CFUZZER_H
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>
/* libFuzzer as a library: runs `test` on inputs of its own until it is stopped, or one fails. */
int LLVMFuzzerRunDriver(int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull words,
                        int (*_Nonnull test)(const uint8_t *_Nullable bytes, size_t length));

/* libFuzzer's own functions, which the linker links alongside those of Counters.swift (`--wrap`):
   the counters of edges, and two words for each of them. */
void __real___sanitizer_cov_8bit_counters_init(uint8_t *_Nonnull start, uint8_t *_Nonnull stop);
void __real___sanitizer_cov_pcs_init(const void *_Nonnull start, const void *_Nonnull stop);

/* A copy of this process, which Swift doesn't offer: it runs inputs that may kill it. */
static inline pid_t fuzzer_child(void) { return fork(); }
#endif
