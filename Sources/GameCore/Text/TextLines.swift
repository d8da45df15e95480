/// Where lines of a text end: at a line feed, at a carriage return and a line feed, or at a
/// carriage return alone.
package enum LineEnds {
  /// Turns every carriage return from `start` on that alone ends a line into a line feed.
  ///
  /// Nothing moves: the text keeps its length and all its offsets. A carriage return in front of a
  /// line feed stays, and so does the last byte of the text, because the line feed that belongs to
  /// it may be the first byte of the next piece.
  /// - Complexity: O(n).
  package static func unify(_ bytes: inout [UInt8], from start: Int = 0) {
    var place = start
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "\r"), bytes[place + 1] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: "\n")
      }
      place += 1
    }
  }
}

/// The lines of a whole text, without their ends, numbered from 1. A byte order mark at the
/// beginning is left out; the last line may lack its end.
package struct TextLines: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>
  private var number = 0

  /// The lines of a text.
  /// - Complexity: O(n).
  package init(_ bytes: [UInt8]) {
    var bytes = bytes
    LineEnds.unify(&bytes)
    rest = ByteOrderMark.dropped(bytes[...])
  }

  /// The next line; `nil` after the last one.
  package mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    let line = rest[..<end]
    rest = rest[Swift.min(end + 1, rest.endIndex)...]
    number += 1
    return (number, line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
