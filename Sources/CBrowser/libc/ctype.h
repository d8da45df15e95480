#pragma once
static inline int isspace(int byte) { return byte == ' ' || (byte >= 9 && byte <= 13); }
