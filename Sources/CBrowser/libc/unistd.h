#pragma once
#include <stdint.h>
void *sbrk(intptr_t increment);
#define sysconf(name) 65536
#define _SC_PAGESIZE
