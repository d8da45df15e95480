import GameCore
import Questions
import Reversi

#if hasFeature(Embedded)
  extension Environment {
    /// There are no books where there are no files.
    func openingBook(_ name: BookName, limits: SearchLimits) throws(Fault) -> OpeningBook {
      throw .io("\(name.text): opening books aren't available here")
    }
  }
#endif

extension Environment {
  /// An opening book in which to look up a position: a user's own has to be for its board, the
  /// shipped one is used where it applies.
  func openingBook(_ name: BookName, for position: Position, limits: SearchLimits) throws(Fault) -> OpeningBook {
    let book = try openingBook(name, limits: limits)
    guard name != .shipped, book.size != position.size else { return book }
    let (own, other) = (book.size.rawValue, position.size.rawValue)
    throw Fault.data(
      "\(name.text): this book is for the \(own)×\(own) board, the position is on \(other)×\(other); "
        + "choose another book or size")
  }
}
