#pragma once
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *to, int byte, size_t count);
int memcmp(const void *left, const void *right, size_t count);
void *memchr(const void *bytes, int byte, size_t count);
size_t strlen(const char *text);
char *strchr(const char *text, int byte);
