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
  /// An opening book to look things up in, opened once for all questions; the limits hold for the
  /// opening alone.
  package func openingBook(_ name: BookName, limits: SearchLimits = .none) throws -> OpeningBook {
    try bookFile(name, limits: limits).book { error in
      let fault = Fault(database: error)
      let reason: UnreadableBook.Reason =
        switch fault.status {
        case .data: .damaged
        case .stopped: .stopped
        default: .unavailable
        }
      return UnreadableBook(reason, words: fault.message)
    }
  }

  /// An opening book to look a position up in: a person's own has to be for its board, the shipped
  /// one is used where it goes.
  func openingBook(_ name: BookName, for position: Position, limits: SearchLimits) throws -> OpeningBook {
    let book = try openingBook(name, limits: limits)
    guard name != .shipped, book.size != position.size else { return book }
    let (own, other) = (book.size.rawValue, position.size.rawValue)
    throw Fault.data(
      "\(name.text): this book is for the \(own)×\(own) board, the position is on \(other)×\(other); "
        + "choose another book or size")
  }

  /// The file of an opening book, opened once for all questions; the limits hold for the opening
  /// alone.
  func bookFile(_ name: BookName, limits: SearchLimits) throws -> BookFile {
    try kept("reversi.book.\(name.text)") {
      let path = try database(name.path, false)
      return try Fault.translating { () throws(DatabaseError) in try BookFile(reading: path, limits: limits) }
    }
  }
}
