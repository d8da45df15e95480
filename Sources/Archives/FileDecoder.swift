import GameCore

/// Decodes a file that arrives in pieces, however it is packed (gzip, bzip2, xz, Zstandard, zip)
/// and whatever byte order mark it begins with: text in UTF-16 becomes UTF-8, marks are left out,
/// everything else stays as it is.
package struct FileDecoder: Sendable {
  /// What to do with the bytes that arrive.
  private enum Stage {
    /// There are too few bytes to decide.
    case undecided
    case plain
    case packed(Unpacker)
  }

  private var stage = Stage.undecided
  private var input: [UInt8] = []
  private var text = ByteOrderMark()
  /// What was unpacked first, until it shows whether it is packed once more.
  private var head: [UInt8]? = []

  /// A decoder that has seen nothing.
  package init() {}

  /// Whether all that follows stays as it is.
  package var isTransparent: Bool {
    if case .plain = stage { return input.isEmpty && text.isTransparent }
    return false
  }

  /// Whether a file that begins with these bytes, at least ten if it has them, isn't what its
  /// bytes are.
  package static func isEncoded(_ start: [UInt8]) -> Bool {
    FileMark(start[...], isWhole: true) != .plain || ByteOrderMark.begins(start)
  }

  /// Takes the next bytes of the file.
  package mutating func append(_ bytes: [UInt8]) {
    if case .packed(var unpacker) = stage {
      stage = .undecided
      unpacker.append(bytes)
      stage = .packed(unpacker)
    } else {
      input += bytes
    }
  }

  /// The next bytes that the file holds, about `count` at most; `nil` when more of it is needed,
  /// no bytes at its end, when `isLast` is true.
  package mutating func next(atMost count: Int, isLast: Bool) throws(ArchiveError) -> [UInt8]? {
    if case .undecided = stage {
      guard try begin(isLast: isLast) else { return nil }
    }
    while true {
      guard let bytes = try nextRaw(atMost: count, isLast: isLast) else { return nil }
      let decoded = text.decode(bytes, isLast: bytes.isEmpty)
      if bytes.isEmpty || !decoded.isEmpty { return decoded }
    }
  }

  /// All that a file holds.
  /// - Throws: also when it unpacks to more than `limit` bytes.
  package static func contents(of file: [UInt8], atMost limit: Int) throws(ArchiveError) -> [UInt8] {
    var decoder = FileDecoder()
    decoder.append(file)
    var all: [UInt8] = []
    while let piece = try decoder.next(atMost: 1 << 20, isLast: true), !piece.isEmpty {
      all += piece
      guard all.count <= limit else { throw .tooLong(limit) }
    }
    return all
  }

  /// Finds out how the file is packed; false when more of it is needed.
  private mutating func begin(isLast: Bool) throws(ArchiveError) -> Bool {
    switch FileMark(input[...], isWhole: isLast) {
    case .undecided: return false
    case .plain: stage = .plain
    case .foreign(let form): throw .foreign(form)
    case .packed(let packing):
      var unpacker = Unpacker(packing)
      unpacker.append(input)
      input = []
      stage = .packed(unpacker)
    }
    return true
  }

  /// The next unpacked bytes.
  private mutating func nextRaw(atMost count: Int, isLast: Bool) throws(ArchiveError) -> [UInt8]? {
    guard case .packed(var unpacker) = stage else {
      guard !input.isEmpty || isLast else { return nil }
      defer { input = [] }
      return input
    }
    stage = .plain
    defer { stage = .packed(unpacker) }
    guard var head else { return try unpacker.next(atMost: count, isLast: isLast) }
    while head.count < FileMark.longest {
      guard let piece = try unpacker.next(atMost: count, isLast: isLast) else {
        self.head = head
        return nil
      }
      if piece.isEmpty { break }
      head += piece
    }
    switch FileMark(head[...], isWhole: true) {
    case .plain, .undecided: break
    case .packed: throw .packedTwice
    case .foreign(let form): throw .foreign(form)
    }
    self.head = nil
    return head
  }
}
