// The files of the page, embedded in the program: the contents of site/.
#ifndef PUZZLELAB_PAGE_H
#define PUZZLELAB_PAGE_H

#include <stddef.h>
#include <stdint.h>

/// A file: its path, "/lib/dom.js", and its bytes, which last as long as the program.
typedef struct { const char *path; const unsigned char *bytes; size_t count; } page_file;

/// The file number `index`, from 0, in order of the paths; a `path` of NULL is the end.
page_file page_file_at(size_t index);

/// A file in gzip: its bytes, which last as long as the program, and a number that another content
/// would change. Where gzip gains nothing, the bytes are those of the file itself.
typedef struct { const unsigned char *bytes; size_t count; uint64_t tag; } page_packed;

/// The file number `index` in gzip; all are packed when the first one is asked for.
page_packed page_packed_at(size_t index);

/// A page: its address, "/set", and the value of a Link field that names the sheets and modules it
/// needs; the address of the page for all that isn't there is "404".
typedef struct { const char *address; const char *links; } page_entry;

/// The page number `index`, from 0; an `address` of NULL is the end.
page_entry page_entry_at(size_t index);

#endif
