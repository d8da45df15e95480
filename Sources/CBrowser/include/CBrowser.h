// What libraries need of a platform where there is no C library: the page without a server.
#ifndef PUZZLELAB_CBROWSER_H
#define PUZZLELAB_CBROWSER_H

#include <stddef.h>
#include <stdint.h>

/// Nanoseconds on a clock that runs evenly.
int64_t browser_nanoseconds(void);

void *calloc(size_t count, size_t size);
void free(void *memory);
double log(double number);
double log2(double number);
double log10(double number);

#endif
