// A zip file ends with a directory of its members, and that with a record that locates it:
//
//   end      PK 5 6 · 10–11 number of members · 12–15 size and 16–19 place of the directory
//   member   PK 1 2 · 8–9 flags · 10–11 method · 16–19 CRC-32 · 20–23 packed and 24–27 own size ·
//            28–29, 30–31, 32–33 lengths of name, extra field, comment · 42–45 place · name …
//   at that  PK 3 4 · 26–27, 28–29 lengths of name and extra field · …, then the packed bytes
//
// All numbers are little-endian; one that is too large for its place is all ones there and is
// stored in the extra field 1, or in a larger record before the end (ZIP64). [ZIP]

/// The members of a zip file.
struct ZipDirectory: Sendable {
  /// A file in a zip file.
  struct Member: Sendable {
    let name: String
    /// How it is packed, as zip numbers the methods.
    let method: Int
    let isEncrypted: Bool
    let crc: UInt32
    let size: Int
    /// Where its packed bytes are.
    let packed: Range<Int>
  }

  let bytes: [UInt8]
  /// The members in the order of their names, without folders and the metadata that systems add.
  let members: [Member]

  init(_ bytes: [UInt8]) throws(ArchiveError) {
    self.bytes = bytes
    let fields = LittleEndian(bytes)
    guard let end = Self.end(in: bytes) else { throw .cutShort }
    var count = try fields.number(at: end + 10, 2)
    var place = try fields.number(at: end + 16, 4)
    if count == 0xFFFF || place == 0xFFFF_FFFF, end >= 20, try fields.number(at: end - 20, 4) == 0x0706_4B50 {
      let larger = try fields.number(at: end - 12, 8)
      count = try fields.number(at: larger + 32, 8)
      place = try fields.number(at: larger + 48, 8)
    }
    // No member takes fewer than 46 bytes.
    guard count <= bytes.count / 46 else { throw .damaged }
    var members: [Member] = []
    for _ in 0..<count {
      let (member, next) = try Self.member(at: place, fields)
      if !Self.isPassedOver(member.name) { members.append(member) }
      place = next
    }
    self.members = members.sorted { $0.name < $1.name }
    try check()
  }

  /// The record at the end, which a comment may follow.
  private static func end(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(0, bytes.count - 22 - 0xFFFF)
    return (first...(bytes.count - 22)).last { bytes[$0...].starts(with: [0x50, 0x4B, 5, 6]) }
  }

  private static func member(at place: Int, _ fields: LittleEndian) throws(ArchiveError) -> (Member, next: Int) {
    guard try fields.number(at: place, 4) == 0x0201_4B50 else { throw .damaged }
    let nameCount = try fields.number(at: place + 28, 2)
    let extraCount = try fields.number(at: place + 30, 2)
    let nameEnd = place + 46 + nameCount
    let next = nameEnd + extraCount + (try fields.number(at: place + 32, 2))
    guard next <= fields.bytes.count else { throw .damaged }
    // The numbers that may be too large, in the order in which the extra field has them.
    var large = [
      try fields.number(at: place + 24, 4), try fields.number(at: place + 20, 4), try fields.number(at: place + 42, 4),
    ]
    if let extra = try fields.extra(1, in: nameEnd..<nameEnd + extraCount) {
      var at = extra
      for index in large.indices where large[index] == 0xFFFF_FFFF {
        large[index] = try fields.number(at: at, 8)
        at += 8
      }
    }
    let start = large[2]
    guard try fields.number(at: start, 4) == 0x0403_4B50 else { throw .damaged }
    let data = start + 30 + (try fields.number(at: start + 26, 2)) + (try fields.number(at: start + 28, 2))
    guard large[1] <= fields.bytes.count, data + large[1] <= fields.bytes.count else { throw .damaged }
    let member = Member(
      name: Self.text(fields.bytes[place + 46..<nameEnd]), method: try fields.number(at: place + 10, 2),
      isEncrypted: try fields.number(at: place + 8, 2) & 1 == 1,
      crc: UInt32(truncatingIfNeeded: try fields.number(at: place + 16, 4)), size: large[0],
      packed: data..<data + large[1])
    return (member, next)
  }

  private static func text(_ name: ArraySlice<UInt8>) -> String {
    String(validating: name, as: UTF8.self) ?? String(String.UnicodeScalarView(name.map { UnicodeScalar($0) }))
  }

  private static func isPassedOver(_ name: String) -> Bool {
    let last = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return last.isEmpty || last.hasPrefix(".") || name.hasPrefix("__MACOSX/")
  }

  /// Refuses members that can't be unpacked, and several that aren't texts of one kind.
  private func check() throws(ArchiveError) {
    guard !members.isEmpty else { throw .noFiles }
    for member in members {
      if member.isEncrypted { throw .encrypted(member: member.name) }
      if member.method != 0, ZipReader.method(member.method) == nil {
        throw .method(member.method, member: member.name)
      }
    }
    guard members.count > 1 else { return }
    let endings = Set(members.map { $0.name.lowercased().split(separator: ".").last ?? "" })
    var isClear = endings.count == 1
    for member in members where isClear { isClear = try isText(member) }
    guard isClear else { throw .severalFiles(members.map({ $0.name })) }
  }

  /// Whether a member begins as texts do: without a zero.
  private func isText(_ member: Member) throws(ArchiveError) -> Bool {
    var reader = ZipReader(of: member, in: bytes)
    return !(try reader.next(atMost: 512)).contains(0)
  }
}

/// Reads the numbers of a zip file.
private struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of `count` bytes at a place.
  func number(at place: Int, _ count: Int) throws(ArchiveError) -> Int {
    guard place >= 0, place <= bytes.count - count else { throw .damaged }
    // No place in a file that is in memory has its highest bits set.
    guard count < 8 || bytes[place + 6] == 0 && bytes[place + 7] == 0 else { throw .damaged }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// Where the contents of the extra field of that kind begin.
  func extra(_ kind: Int, in range: Range<Int>) throws(ArchiveError) -> Int? {
    var place = range.lowerBound
    while place + 4 <= range.upperBound {
      if try number(at: place, 2) == kind { return place + 4 }
      place += 4 + (try number(at: place + 2, 2))
    }
    return nil
  }
}
