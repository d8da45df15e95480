// What the full screen needs of ncurses, as functions: its own are macros and take variable
// arguments in part. Keys and the mouse are read elsewhere: `get_wch` waits without its time-out
// after a report of the mouse that it leaves out.
#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdio.h>
#include <sys/ioctl.h>

// Takes over the terminal; false when it can't be used so.
static inline _Bool screen_open(_Bool uses_color) {
  setlocale(LC_ALL, "");
  if (newterm(NULL, stdout, stdin) == NULL) return 0;
  cbreak();
  noecho();
  nonl();
  typeahead(-1);
  intrflush(stdscr, FALSE);
  curs_set(0);
  // Asks the terminal for reports, in whichever of its two ways.
  mousemask(ALL_MOUSE_EVENTS, NULL);
  if (uses_color && has_colors()) {
    start_color();
    use_default_colors();
  }
  return 1;
}

static inline void screen_close(void) { endwin(); }
static inline int screen_rows(void) { return LINES; }
static inline int screen_columns(void) { return COLS; }
static inline int screen_colors(void) { return has_colors() ? COLORS : 0; }
static inline void screen_pair(int pair, int foreground, int background) {
  init_pair((short)pair, (short)foreground, (short)background);
}
static inline void screen_clear(void) { erase(); }
static inline void screen_show(void) { refresh(); }
static inline void screen_redraw(void) { clearok(curscr, TRUE); }

// Takes the size that the window has now; true when it has changed.
static inline _Bool screen_fit(void) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return 0;
  if (!is_term_resized(size.ws_row, size.ws_col)) return 0;
  resize_term(size.ws_row, size.ws_col);
  clearok(curscr, TRUE);
  return 1;
}

// Attributes: 1 bold, 2 dim, 4 reverse.
static inline void screen_put(int row, int column, const wchar_t *text, int count, int pair, int looks) {
  attr_t attributes = A_NORMAL;
  if (looks & 1) attributes |= A_BOLD;
  if (looks & 2) attributes |= A_DIM;
  if (looks & 4) attributes |= A_REVERSE;
  attr_set(attributes, (short)pair, NULL);
  mvaddnwstr(row, column, text, count);
  attr_set(A_NORMAL, 0, NULL);
}
