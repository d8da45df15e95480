/// Cuts a file with one part a line, such as one card, into pieces: what is between blank lines, or
/// all of it.
struct ParagraphCutter: FileCutter {
  private let reading: PieceReading
  private let isOne: Bool
  private var text = ArrivingText()
  private var lines: [ArraySlice<UInt8>] = []
  private var firstLine = 0

  let absence: Fault

  init(_ reading: PieceReading, isOne: Bool = false) {
    self.reading = reading
    self.isOne = isOne
    absence = .data("it has no \(reading.pieces.plural)")
  }

  mutating func append(_ bytes: [UInt8]) { text.append(bytes) }

  mutating func next(isLast: Bool) -> Piece? {
    while let (number, bytes) = text.takeLine(isLast: isLast) {
      if bytes.allSatisfy(TextLine.isBlank), !isOne {
        if let piece = piece() {
          lines = []
          return piece
        }
      } else {
        let isComment = TextLine.isSkipped(bytes)
        if lines.isEmpty, isComment { continue }
        if lines.isEmpty { firstLine = number }
        lines.append(isComment ? [] : bytes)
      }
    }
    guard isLast else { return nil }
    defer { lines = [] }
    return piece()
  }

  /// What the lines so far are: lines of JSON are a list.
  private func piece() -> Piece? {
    guard !lines.isEmpty else { return nil }
    let longer = lines.firstIndex { reading.likeness(of: String(decoding: $0, as: UTF8.self)) == .piece }
    if let longer, lines.count > 1, !isOne {
      let (pieces, line) = (reading.pieces, firstLine + longer)
      let parts = pieces.parts?.plural ?? "parts"
      return Piece(
        line: firstLine,
        .values { _ throws(Fault) in
          throw .data(
            "line \(line) has several \(parts), others have one: write each \(pieces.singular) on a line of its own, "
              + "or with blank lines between \(pieces.plural) of one per line")
        })
    }
    let values = lines.filter { !TextLine.isSkipped($0) }.map { try? JSON(reading: $0) }
    let list = values.compactMap { value in
      switch value {
      case .array?, .object?: value
      default: nil
      }
    }
    guard list.count == values.count else {
      return Piece(line: firstLine, .text(Array(lines.joined(separator: [0x0A]))))
    }
    let parameter = reading.pieces.gives[0]
    return Piece(
      line: firstLine, .values { arguments throws(Fault) in try arguments.read(.array(list), for: parameter) })
  }
}
