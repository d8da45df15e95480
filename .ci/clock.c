// A clock of the day that jumps, for .ci/clocks: loaded before the C library (LD_PRELOAD), it moves
// what the system says about the date by ten years, forward and back, twenty times a second. The
// clocks that count from the start of the machine stay as they are.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

/// The seconds by which the date is wrong now: 0, ten years forward, ten years back, and again.
static time_t shift(void) {
  static int (*clock_of_system)(clockid_t, struct timespec *);
  if (!clock_of_system) clock_of_system = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  struct timespec now;
  if (clock_of_system(CLOCK_MONOTONIC, &now)) return 0;
  const time_t ten_years = 315360000;
  switch ((now.tv_sec * 20 + now.tv_nsec / 50000000) % 3) {
  case 0: return 0;
  case 1: return ten_years;
  default: return -ten_years;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*system)(clockid_t, struct timespec *);
  if (!system) system = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int status = system(clock, time);
  if (!status && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI)) time->tv_sec += shift();
  return status;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*system)(struct timeval *restrict, void *restrict);
  if (!system) system = (int (*)(struct timeval *restrict, void *restrict))dlsym(RTLD_NEXT, "gettimeofday");
  int status = system(time, zone);
  if (!status) time->tv_sec += shift();
  return status;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}
