// `bin/puzzlelab` of a package: starts the program that was built for this processor.
//
// A package holds the same program for x86-64-v2, v3 and v4 in `libexec/puzzlelab`. This one is
// compiled for any x86-64 processor, asks the processor what it can do, and becomes the best
// program that it can run. `PUZZLELAB_CPU=x86-64-v2` asks for a lower one.

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

static const char *const levels[] = {"x86-64-v4", "x86-64-v3", "x86-64-v2"};
enum { LEVELS = 3 };

/// The index in `levels` of the best that the processor and the system support; LEVELS if none.
static int best(void) {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v4")) return 0;
  if (__builtin_cpu_supports("x86-64-v3")) return 1;
  if (__builtin_cpu_supports("x86-64-v2")) return 2;
  return LEVELS;
}

/// The level that is asked for, not above what there is; says so and ends where that can't be.
static int chosen(void) {
  int first = best();
  if (first == LEVELS) {
    fputs("puzzlelab: this processor is older than x86-64-v2 (SSE4.2, POPCNT); "
          "build it from its source instead\n", stderr);
    exit(69);
  }
  const char *wish = getenv("PUZZLELAB_CPU");
  if (!wish || !*wish) return first;
  for (int level = 0; level < LEVELS; level++) {
    if (strcmp(wish, levels[level])) continue;
    if (level >= first) return level;
    fprintf(stderr, "puzzlelab: PUZZLELAB_CPU: this processor isn't an %s; the best that it can run is %s\n",
            wish, levels[first]);
    exit(64);
  }
  fprintf(stderr, "puzzlelab: PUZZLELAB_CPU: '%s' is none of x86-64-v2, x86-64-v3 and x86-64-v4\n", wish);
  exit(64);
}

int main(int count, char **arguments) {
  (void)count;
  int first = chosen();
  // The path that the kernel was given works without /proc, as in a bare chroot.
  const char *given = (const char *)getauxval(AT_EXECFN);
  char own[PATH_MAX];
  if (!given || !realpath(given, own)) {
    fputs("puzzlelab: its own folder was not found; call it by its full path\n", stderr);
    return 69;
  }
  for (int parent = 0; parent < 2; parent++) {
    char *slash = strrchr(own, '/');
    if (slash) *slash = 0;
  }
  char program[PATH_MAX];
  for (int level = first; level < LEVELS; level++) {
    int length = snprintf(program, sizeof program, "%s/libexec/puzzlelab/puzzlelab-%s", own, levels[level]);
    if (length >= (int)sizeof program) break;
    execv(program, arguments);
    if (errno != ENOENT) {
      fprintf(stderr, "puzzlelab: %s: %s\n", program, strerror(errno));
      return 69;
    }
  }
  fprintf(stderr, "puzzlelab: %s/libexec/puzzlelab has no program for this processor; install it anew\n", own);
  return 69;
}
