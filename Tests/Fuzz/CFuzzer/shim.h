#ifndef PUZZLELAB_CFUZZER_H
#define PUZZLELAB_CFUZZER_H
#include <stddef.h>
#include <stdint.h>
/* libFuzzer as a library: runs `test` on inputs of its own until it is told to end, or one fails. */
int LLVMFuzzerRunDriver(int *_Nonnull count, char *_Nullable *_Nonnull *_Nonnull words,
                        int (*_Nonnull test)(const uint8_t *_Nullable bytes, size_t length));
#endif
