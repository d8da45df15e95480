import Matchsticks

/// The values of single heaps: `matchsticks sequence`.
public struct MatchsticksSequenceDocument: TableDocument {
  /// What was asked.
  public struct Request: Encodable, Sendable {
    let rules: String
    let to: Int
  }

  /// What came out; value i is that of a heap of i matches.
  public struct Result: Encodable, Sendable {
    let kind: String
    let values: [Int]
    let isComplete: Bool
    let evidence: EvidenceValue
  }

  /// `puzzlelab/matchsticks.sequence/1`.
  public static let schema = "puzzlelab/matchsticks.sequence/1"
  /// What was asked.
  public let request: Request
  /// What came out.
  public let result: Result
  private let rules: Ruleset

  /// Creates the document of values asked for up to heap `bound`.
  public init(rules: Ruleset, bound: Int, sequence: ValueSequence, values: [Int]) {
    self.rules = rules
    request = Request(rules: rules.description, to: bound)
    result = Result(
      kind: sequence.kind.rawValue, values: values, isComplete: values.count == bound + 1,
      evidence: EvidenceValue(sequence.evidence.worded))
  }

  /// The document as JSON, written piece by piece: the same bytes as those of ``JSONLine``, without a copy of all values.
  package static func writeJSON(
    rules: Ruleset, bound: Int, list: ValueList, run: () -> RunInfo, _ write: ([UInt8]) throws -> Void
  ) throws {
    var writer = ByteWriter(capacity: 1 << 19)
    writer.raw("{\"request\":")
    writer.value(Request(rules: rules.description, to: bound))
    writer.raw(",\"result\":{\"evidence\":")
    writer.value(EvidenceValue(list.sequence.evidence.worded))
    writer.raw(list.count == bound + 1 ? ",\"isComplete\":true" : ",\"isComplete\":false")
    writer.raw(",\"kind\":")
    writer.string(list.sequence.kind.rawValue)
    writer.raw(",\"values\":[")
    var isFirst = true
    try list.forEachRun { values in
      for value in values {
        if !isFirst { writer.raw(",") }
        isFirst = false
        writer.integer(value)
      }
      try write(writer.bytes)
      writer.removeAll()
    }
    writer.raw("]},\"run\":")
    writer.value(run())
    writer.raw(",\"schema\":")
    writer.string(schema)
    writer.raw("}\n")
    try write(writer.bytes)
  }

  /// The values for a person, twenty a line.
  public func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(
      "\(rules.words.capitalizedFirst): \(Self.title(result.kind)) of the heaps 0 to \(result.values.count - 1)")
    let width = max(String(result.values.max() ?? 0).count, 2)
    let head = String(result.values.count).count
    for start in stride(from: 0, to: result.values.count, by: 20) {
      let row = result.values[start..<min(start + 20, result.values.count)]
      let cells = row.map { value in Self.padded("\(value)", width) }.joined(separator: " ")
      text += style.paint(Self.padded("\(start)", head), .dim) + "  " + cells + "\n"
    }
    return text
  }

  /// The values, a heap a line.
  public func csv() -> String {
    Self.csvHeader(result.kind) + Self.csvLines(result.values[...], from: 0)
  }

  /// The first line of the table.
  package static func csvHeader(_ kind: String) -> String { "heap,\(kind)\n" }

  /// Lines of the table for values of consecutive heaps, the first one being `start`; made piece by piece for output without end.
  package static func csvLines(_ values: ArraySlice<Int>, from start: Int) -> String {
    var writer = ByteWriter(capacity: values.count * 10)
    for (offset, value) in values.enumerated() {
      writer.integer(start + offset)
      writer.raw(",")
      writer.integer(value)
      writer.raw("\n")
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func title(_ kind: String) -> String {
    kind == ValueSequence.Kind.grundyValue.rawValue ? "Grundy values" : "smallest winning takes"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
