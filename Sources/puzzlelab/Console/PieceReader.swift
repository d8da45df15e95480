import Catalogue

/// A file read piece by piece, as a cutter finds them.
struct PieceReader: BlockReader {
  private let source: ByteSource
  private var cutter: any PieceCutter
  private var isAtEnd = false
  private(set) var bytesGivenOut = 0
  private static let room = 1 << 16

  init(_ source: ByteSource, _ cutter: any PieceCutter) {
    self.source = source
    self.cutter = cutter
  }

  var absence: Fault { cutter.absence }

  func close() { source.close() }
  func answerable(in block: [Piece]) -> Int { block.count }

  mutating func next(atMost count: Int) throws(Fault) -> [Piece]? {
    var pieces: [Piece] = []
    while pieces.count < count {
      if let piece = cutter.next(isLast: isAtEnd) {
        pieces.append(piece)
      } else if isAtEnd || !pieces.isEmpty {
        break
      } else {
        var bytes: [UInt8] = []
        isAtEnd = try source.read(Self.room, appendingTo: &bytes) == 0
        bytesGivenOut += bytes.count
        cutter.append(bytes)
      }
    }
    return pieces.isEmpty ? nil : pieces
  }
}

extension InputLine {
  /// A piece of a file, the `ordinal`th (from 1).
  init(_ piece: Piece, ordinal: Int) {
    switch piece.text {
    case .success(let bytes): self.init(number: piece.line ?? 0, ordinal: ordinal, bytes: bytes[...])
    case .failure(let fault): self.init(number: piece.line ?? 0, ordinal: ordinal, bytes: [], fault: fault)
    }
  }
}
