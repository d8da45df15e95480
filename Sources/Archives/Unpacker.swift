/// Unpacks a file that arrives in pieces.
///
/// Streams that follow one another are one file, as for `gzip` and `bzip2`; zeros after them are
/// padding. The packed bytes of a zip file are kept until all have arrived, since its list of
/// members is at its end.
struct Unpacker: Sendable {
  private let packing: Packing
  private var input: [UInt8] = []
  private var place = 0
  private var stream: PackedStream?
  private var zip: ZipReader?

  /// The most packed bytes of a zip file that are kept.
  private static let longestZip = 1 << 30

  init(_ packing: Packing) { self.packing = packing }

  /// Takes the next bytes of the file.
  mutating func append(_ bytes: [UInt8]) {
    input.removeFirst(place)
    place = 0
    input += bytes
  }

  /// The next unpacked bytes, at most `count`; `nil` when more of the file is needed, none at its
  /// end.
  mutating func next(atMost count: Int, isLast: Bool) throws(ArchiveError) -> [UInt8]? {
    guard let method = packing.method else { return try nextOfZip(atMost: count, isLast: isLast) }
    while true {
      guard let stream = try currentStream(method) else { return isLast ? [] : nil }
      let (bytes, consumed, outcome) = stream.unpack(input[place...], room: count)
      place += consumed
      switch outcome {
      case .damaged: throw .damaged
      case .tooLarge: throw .tooMuchMemory
      case .end: self.stream = nil
      case .more where bytes.isEmpty && consumed == 0:
        guard isLast else { return nil }
        throw .cutShort
      case .more: break
      }
      if !bytes.isEmpty { return bytes }
    }
  }

  /// The stream that is being unpacked, or the next one; `nil` when none is left.
  private mutating func currentStream(_ method: PackedStream.Method) throws(ArchiveError) -> PackedStream? {
    if let stream { return stream }
    while place < input.count, input[place] == 0 { place += 1 }
    guard place < input.count else { return nil }
    guard let next = PackedStream(method) else { throw .tooMuchMemory }
    stream = next
    return next
  }

  private mutating func nextOfZip(atMost count: Int, isLast: Bool) throws(ArchiveError) -> [UInt8]? {
    guard input.count <= Self.longestZip else { throw .tooLong(Self.longestZip) }
    guard isLast else { return nil }
    if zip == nil { zip = ZipReader(try ZipDirectory(input)) }
    return try zip?.next(atMost: count)
  }
}
