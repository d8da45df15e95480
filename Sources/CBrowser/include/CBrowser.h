// What libraries need of a platform where there is no C library: the page without a server.
#ifndef PUZZLELAB_CBROWSER_H
#define PUZZLELAB_CBROWSER_H

#include <stddef.h>
#include <stdint.h>

#define BROWSER_IMPORT(name) __attribute__((import_module("browser"), import_name(#name)))

/// Nanoseconds on a clock that runs evenly.
BROWSER_IMPORT(nanoseconds) int64_t browser_nanoseconds(void);
/// Finds one of the toolkit's data files; the number of its bytes, or -1 where there is none.
BROWSER_IMPORT(find) int64_t browser_find(const uint8_t *name, size_t count);
/// Copies the bytes of the file that was found last.
BROWSER_IMPORT(read) void browser_read(uint8_t *to);
/// Takes the document of an answer.
BROWSER_IMPORT(answer) void browser_answer(const uint8_t *bytes, size_t count, int32_t is_last);
/// Takes the rounds of tasks of a question that the module left unanswered: of each the number of
/// its tasks and, for each task, the number of its numbers and these; -1 for one without a result.
BROWSER_IMPORT(leave) void browser_leave(const int64_t *numbers, size_t count);

void *calloc(size_t count, size_t size);
void free(void *memory);
double log(double number);
double log2(double number);
double log10(double number);

#endif
