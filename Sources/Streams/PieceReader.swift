import Documents
import Questions

/// A file read piece by piece, as a cutter finds them.
package struct PieceReader<Cutter: FileCutter>: BlockReader {
  private let source: ByteSource
  private var cutter: Cutter
  private var isAtEnd = false
  package private(set) var bytesGivenOut = 0
  private var waiting = PieceLength()

  /// Reads a file, of which the first bytes are read already.
  package init(_ source: ByteSource, _ cutter: Cutter, begun: FileBeginning = FileBeginning()) {
    self.source = source
    self.cutter = cutter
    isAtEnd = begun.isAll
    bytesGivenOut = begun.bytes.count
    self.cutter.append(begun.bytes)
  }

  package var absence: Fault { cutter.absence }

  package func close() { source.close() }
  package func answerable(in block: [Cutter.Found]) -> Int { block.count }

  package mutating func next(atMost count: Int) throws(Fault) -> [Cutter.Found]? {
    var pieces: [Cutter.Found] = []
    while pieces.count < count {
      if let piece = cutter.next(isLast: isAtEnd) {
        pieces.append(piece)
        waiting = PieceLength()
      } else if isAtEnd || !pieces.isEmpty {
        break
      } else {
        let bytes = try waiting.more(of: source)
        isAtEnd = bytes.isEmpty
        bytesGivenOut += bytes.count
        cutter.append(bytes)
      }
    }
    return pieces.isEmpty ? nil : pieces
  }
}

/// How many bytes were read since the last piece: a piece of any sensible file has an end.
struct PieceLength: Sendable {
  private var count = 0
  private static let room = 1 << 16
  static let longest = 1 << 26

  /// The next bytes of a source; none at its end.
  /// - Throws: when no piece has ended for 64 MiB.
  mutating func more(of source: ByteSource) throws(Fault) -> [UInt8] {
    guard count <= Self.longest else {
      throw .data("\(source.name) has a piece of more than \(Self.longest >> 20) MiB")
    }
    var bytes: [UInt8] = []
    count += try source.read(Self.room, appendingTo: &bytes)
    return bytes
  }
}

extension InputLine {
  /// A piece of a file, the `ordinal`th (from 1).
  package init(_ piece: Piece, ordinal: Int) {
    switch piece.content {
    case .text(let bytes): self.init(number: piece.line ?? 0, ordinal: ordinal, bytes: bytes[...], piece: piece)
    case .values: self.init(number: piece.line ?? 0, ordinal: ordinal, bytes: [], piece: piece)
    }
  }

  /// The other values of the piece in the file, as the name of the answer: the only one, or all of
  /// them.
  package var id: JSON? {
    switch others.count {
    case 0: nil
    case 1: others[0].value
    default: .object(others)
    }
  }

  /// The text of the other values of the piece in the file, for a person.
  package var label: String { others.map { $0.value.cell }.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The cells of the other values of the piece in the file.
  package func cells(_ names: [String]) -> [String] {
    names.map { name in others.first { $0.key == name }?.value.cell ?? "" }
  }
}

extension JSON {
  /// The value as a cell of a table.
  fileprivate var cell: String {
    switch self {
    case .string(let text), .number(let text): return text
    case .null: return ""
    case .bool, .array, .object:
      var json = JSONWriter()
      write(to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }
}
