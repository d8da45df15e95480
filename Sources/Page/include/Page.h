// The files of the page, embedded in the program: what stands in site/.
#ifndef PUZZLELAB_PAGE_H
#define PUZZLELAB_PAGE_H

#include <stddef.h>

/// A file: its path, "/lib/dom.js", and its bytes, which last as long as the program.
typedef struct { const char *path; const unsigned char *bytes; size_t count; } page_file;

/// The file number `index`, from 0, in order of the paths; a `path` of NULL is the end.
page_file page_file_at(size_t index);

#endif
