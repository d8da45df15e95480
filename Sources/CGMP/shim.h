// The door to libgmp. <stdio.h> comes first, or gmp.h leaves out the stream functions.
#ifndef PUZZLELAB_CGMP_SHIM_H
#define PUZZLELAB_CGMP_SHIM_H

#include <stdio.h>
#include <gmp.h>

#endif
