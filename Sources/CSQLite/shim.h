// What the wrapper needs of SQLite: its constants are untyped, and two functions want a destructor
// that is a number.
#pragma once
#include <sqlite3.h>
#include <stdint.h>

// Binds text and bytes that SQLite copies.
static inline int database_bind_text(sqlite3_stmt *statement, int place, const char *text, int count) {
  return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}
static inline int database_bind_bytes(sqlite3_stmt *statement, int place, const void *bytes, int count) {
  return count == 0 ? sqlite3_bind_zeroblob(statement, place, 0)
                    : sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT);
}
