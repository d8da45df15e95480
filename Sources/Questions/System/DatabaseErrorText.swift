import Databases
import Documents

extension DatabaseError: ReportedError {
  /// Which file can't be used, why, and what to do.
  package var message: String {
    let words =
      switch reason {
      case .cannotOpen: "there is no such file, or it can't be opened"
      case .exists: "the file already exists; name another, or remove it"
      case .notADatabase: "this is not a database; name another file"
      case .foreign: "this database is of another kind or another program's; name another file"
      case .newer(let version, let expected):
        "a database of version \(version), this program reads version \(expected) only; use the program that made it"
      case .older(let version, let expected):
        "a database of version \(version), this program reads version \(expected); create it again"
      case .altered:
        "the tables in this database aren't those that this program makes; name another file, or create it again"
      case .stopped: "stopped before it was read"
      case .damaged: "the database is damaged; create it again, or use a copy"
      case .locked: "another process has locked the database; try again when it has finished"
      case .changed: "another process has changed the database meanwhile; try again when it has finished"
      case .full: "the disk is full; earlier work is saved"
      case .readOnly: "the database, or its folder, can't be written"
      case .unfinished:
        "a run that was killed left it unfinished, and it can't be written here; read it once where it can be written"
      case .inputOutput: "the file can't be read or written"
      case .other(let words): words
      }
    return "\(path): \(words)"
  }

  /// The fault of a database: of its contents, or of the system.
  package var status: ExitStatus {
    switch reason {
    case .notADatabase, .foreign, .newer, .older, .damaged, .altered: .data
    case .stopped: .stopped
    case .cannotOpen, .exists, .locked, .changed, .full, .readOnly, .unfinished, .inputOutput, .other: .io
    }
  }
}
