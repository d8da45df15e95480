#include "../libc/errno.h"
