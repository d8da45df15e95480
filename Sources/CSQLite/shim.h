// What the wrapper needs of SQLite: its constants are untyped, two functions expect a destructor
// that is a number, and one takes any number of arguments.
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

// Switches one of the options of a connection that are on or off.
static inline int database_switch(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

// The statuses of a file that can't be read before what a killed process has left of a transaction
// is taken back, which takes writing.
static const int database_needs_rollback = SQLITE_READONLY_ROLLBACK;
static const int database_needs_recovery = SQLITE_READONLY_RECOVERY;
