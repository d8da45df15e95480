// What the full screen needs of ncurses, as functions: its own are macros and take variable
// arguments in part.
#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdio.h>

// Takes over the terminal; false when it can't be used so.
static inline _Bool screen_open(_Bool uses_color) {
  setlocale(LC_ALL, "");
  if (newterm(NULL, stdout, stdin) == NULL) return 0;
  set_escdelay(25);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  intrflush(stdscr, FALSE);
  curs_set(0);
  mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED, NULL);
  mouseinterval(0);
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
static inline void screen_redraw(void) { clearok(stdscr, TRUE); }

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

// The next key within so many milliseconds: its kind is 0 none, 1 a character, 2 a key, 3 the
// mouse.
typedef struct { int kind; int code; int row; int column; } screen_event;

static inline screen_event screen_next(int milliseconds) {
  screen_event event = {0, 0, 0, 0};
  wint_t character = 0;
  timeout(milliseconds);
  int result = get_wch(&character);
  if (result == OK) {
    event.kind = 1;
    event.code = (int)character;
  } else if (result == KEY_CODE_YES) {
    event.kind = 2;
    event.code = (int)character;
    MEVENT mouse;
    if (event.code == KEY_MOUSE) {
      event.kind = getmouse(&mouse) == OK ? 3 : 0;
      event.row = mouse.y;
      event.column = mouse.x;
    }
  }
  return event;
}

enum screen_key {
  screen_key_up = KEY_UP, screen_key_down = KEY_DOWN, screen_key_left = KEY_LEFT, screen_key_right = KEY_RIGHT,
  screen_key_enter = KEY_ENTER, screen_key_back = KEY_BACKSPACE, screen_key_backtab = KEY_BTAB,
  screen_key_resize = KEY_RESIZE
};
