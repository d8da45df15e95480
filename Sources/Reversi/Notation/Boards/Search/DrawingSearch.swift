import GameCore

/// Finds boards that are drawn below the letters of their columns among the lines of a text.
struct DrawingSearch {
  private let text: PlainText
  private let size: BoardSize?
  /// Where the drawings are, with the lines below them that belong to them.
  private(set) var places: [Range<Int>] = []
  /// What is wrong with the first lines that begin as a drawing does, but aren't one.
  private(set) var fault: NotationError?

  /// The drawings of a text.
  init(_ text: PlainText, size: BoardSize?) {
    self.text = text
    self.size = size
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var index = 0
    while index < lines.count {
      guard let columns = BoardDrawingReader.columns(lines[index]) else {
        index += 1
        continue
      }
      let end = Self.end(lines, from: index, rows: columns.count)
      let place = lines[index].startIndex..<lines[end - 1].endIndex
      do throws(NotationError) {
        _ = try BoardDrawingReader(text, in: place)?.position(size: size) { $0.sideToMove }
        places.append(place)
        index = end
      } catch {
        fault = fault ?? error
        index += 1
      }
    }
  }

  /// The line after a drawing: after its rows and the text that names the side to move.
  private static func end(_ lines: [ArraySlice<UInt8>], from head: Int, rows: Int) -> Int {
    var (end, found) = (head + 1, 0)
    // With a frame around each row and some lines below no drawing is longer.
    let last = min(lines.count, head + 3 * rows + 8)
    while end < last {
      if found == rows {
        guard belongs(lines[end]) else { break }
      } else if !BoardDrawingReader.isFrame(lines[end]) {
        found += 1
      }
      end += 1
    }
    return end
  }

  /// Whether a line below the rows of a drawing belongs to it.
  static func belongs(_ line: ArraySlice<UInt8>) -> Bool {
    let phrase = SidePhrase(line, isDigits: true)
    return BoardDrawingReader.isFrame(line) || BoardDrawingReader.columns(line) != nil || phrase.isOne || phrase.isCount
  }

  /// The first drawing, its side to move from `side` if nothing in it says so.
  func position(otherwise side: (Position) -> Side) throws(NotationError) -> Position {
    guard let place = places.first, let reader = BoardDrawingReader(text, in: place) else {
      throw fault ?? NotationError(.noPosition, at: 0)
    }
    return try reader.position(size: size, otherwise: side)
  }
}
