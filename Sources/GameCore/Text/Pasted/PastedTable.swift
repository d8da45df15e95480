/// A table of lines in a pasted text, with a header: `id,color,shape,fill,number`.
struct PastedTable {
  /// Where the names of the columns are, in bytes.
  let header: [Range<Int>]
  /// Where the fields of each line are, without their quotes.
  let rows: [[Range<Int>]]

  /// The table that a text is; `nil` where a line has another number of fields than the first, or
  /// where there is only one line.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.indices.split { bytes[$0] == 0x0A || bytes[$0] == 0x0D }
      .filter { line in line.contains { !PlainText.isBlank(bytes[$0]) } }
    guard let first = lines.first, lines.count > 1 else { return nil }
    let separator = ",;\t|".utf8.first { mark in first.contains { bytes[$0] == mark } }
    let fields = lines.map { Self.fields(of: $0, in: bytes, separator: separator) }
    guard fields.allSatisfy({ $0.count == fields[0].count }), fields[0].allSatisfy({ !$0.isEmpty }) else { return nil }
    (header, rows) = (fields[0], Array(fields.dropFirst()))
  }

  private static func fields(of line: Range<Int>, in bytes: [UInt8], separator: UInt8?) -> [Range<Int>] {
    var (fields, start, isQuoted): ([Range<Int>], Int, Bool) = ([], line.lowerBound, false)
    for place in line {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard bytes[place] == separator, !isQuoted else { continue }
      fields.append(trimmed(start..<place, in: bytes))
      start = place + 1
    }
    return fields + [trimmed(start..<line.upperBound, in: bytes)]
  }

  private static func trimmed(_ field: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    func isEdge(_ byte: UInt8) -> Bool { PlainText.isBlank(byte) || byte == UInt8(ascii: "\"") }
    var (start, end) = (field.lowerBound, field.upperBound)
    while start < end, isEdge(bytes[start]) { start += 1 }
    while end > start, isEdge(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
