/// Unpacks the members of a zip file one after the other, a line end between two where the first of
/// them lacks its own.
struct ZipReader: Sendable {
  private let bytes: [UInt8]
  private let members: [ZipDirectory.Member]
  private var index = 0
  private var stream: PackedStream?
  private var isOpen = false
  /// How much of the member's packed bytes was read, how much was made of it, and its checksum.
  private var place = 0
  private var made = 0
  private var crc: UInt32 = 0
  private var last = UInt8(ascii: "\n")

  /// A reader of all members.
  init(_ directory: ZipDirectory) {
    bytes = directory.bytes
    members = directory.members
  }

  init(of member: ZipDirectory.Member, in bytes: [UInt8]) {
    self.bytes = bytes
    members = [member]
  }

  /// The packing method of a zip member with this number; `nil` when it isn't read, or when the
  /// member isn't packed (0).
  static func method(_ number: Int) -> PackedStream.Method? {
    switch number {
    case 8: .deflate
    case 12: .bzip2
    case 93: .zstandard
    case 95: .xz
    default: nil
    }
  }

  /// The next bytes, at most `count`; none at the end.
  mutating func next(atMost count: Int) throws(ArchiveError) -> [UInt8] {
    while index < members.count {
      let member = members[index]
      if !isOpen { try begin(member) }
      let piece = try nextPiece(of: member, atMost: count)
      if !piece.isEmpty {
        made += piece.count
        guard made <= member.size else { throw .damaged }
        crc = PackedStream.crc(piece, after: crc)
        last = piece[piece.count - 1]
        return piece
      }
      guard made == member.size, crc == member.crc else { throw .damaged }
      index += 1
      isOpen = false
      if index < members.count, last != UInt8(ascii: "\n") { return [UInt8(ascii: "\n")] }
    }
    return []
  }

  private mutating func begin(_ member: ZipDirectory.Member) throws(ArchiveError) {
    (isOpen, place, made, crc, stream) = (true, member.packed.lowerBound, 0, 0, nil)
    guard let method = Self.method(member.method) else { return }
    stream = PackedStream(method)
    if stream == nil { throw .tooMuchMemory }
  }

  private mutating func nextPiece(
    of member: ZipDirectory.Member, atMost count: Int
  ) throws(ArchiveError) -> [UInt8] {
    guard member.method != 0 else {
      let piece = bytes[place..<min(place + count, member.packed.upperBound)]
      place += piece.count
      return Array(piece)
    }
    while let stream {
      let (piece, consumed, outcome) = stream.unpack(bytes[place..<member.packed.upperBound], room: count)
      place += consumed
      switch outcome {
      case .damaged: throw .damaged
      case .tooLarge: throw .tooMuchMemory
      case .end: self.stream = nil
      case .more where piece.isEmpty && consumed == 0: throw .damaged
      case .more: break
      }
      if !piece.isEmpty { return piece }
    }
    return []
  }
}
