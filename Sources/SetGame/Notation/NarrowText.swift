import GameCore
import ExactArithmetic

/// A text with full-width characters (２ＧＳＦ), in those of ASCII.
struct NarrowText {
  /// The text in ASCII, as far as it can be.
  let text: String
  /// Where each byte of the text begins in the one that was written, and its length.
  private let offsets: [Int]

  /// `nil` where there is nothing to replace.
  init?(_ written: String) {
    let scalars = Array(written.unicodeScalars)
    let narrow = scalars.map(PlainText.narrow)
    guard narrow != scalars else { return nil }
    var (offsets, offset): ([Int], Int) = ([], 0)
    for (old, new) in zip(scalars, narrow) {
      offsets += (0..<UTF8.width(new)).map { offset + $0 }
      offset += UTF8.width(old)
    }
    text = String(String.UnicodeScalarView(narrow))
    self.offsets = offsets + [offset]
  }

  /// An error about the text as one about what was written.
  func restoring(_ error: NotationError) -> NotationError {
    NotationError(
      problem: error.problem, offset: offsets[min(error.offset, offsets.count - 1)], card: error.card,
      position: error.position)
  }
}
