import BookFiles
import Databases
import Documents
import GameCore
import Questions
import Reversi

extension BookName {
  /// The name of its file, as a request may name it.
  var path: String {
    switch self {
    case .shipped: "data/reversi/book.db"
    case .file(let path): path
    }
  }
}

extension Environment {
  /// An opening book for lookups, opened once for all questions; the limits hold for the opening
  /// alone.
  package func openingBook(_ name: BookName, limits: SearchLimits = .none) throws(Fault) -> OpeningBook {
    try bookFile(name, limits: limits).book { error in
      let fault = Fault(error)
      let reason: UnreadableBook.Reason =
        switch fault.status {
        case .data: .damaged
        case .stopped: .stopped
        default: .unavailable
        }
      return UnreadableBook(reason, words: fault.message)
    }
  }

  /// The file of an opening book, opened once for all questions; the limits hold for the opening
  /// alone.
  func bookFile(_ name: BookName, limits: SearchLimits) throws(Fault) -> BookFile {
    try kept("reversi.book.\(name.text)") { () throws(Fault) in
      let path = try files.database(name.path, false)
      do throws(DatabaseError) {
        return try BookFile(reading: path, named: name.path, limits: limits)
      } catch {
        throw foreignBook(at: name.path, error)
      }
    }
  }

  /// What is wrong with a file that should be a book: where it is one of another program, how ours
  /// is made of it.
  func foreignBook(at path: String, _ error: DatabaseError) -> Fault {
    guard error.reason == .notADatabase, let bytes = try? files.read(path),
      let format = ForeignBook.format(of: bytes.prefix(1000))
    else { return Fault(error) }
    return .data("\(path): this is \(format.program)'s book; make ours of it: \(program) reversi book import \(path)")
  }
}
