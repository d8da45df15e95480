/// A checkpoint as bytes: words of 64 bits, the lowest byte first.
///
/// In order: the mark, the version, the number of words that follow, the fields of the checkpoint, and for each share
/// the share and its four rows of counts; last the checksum of all words before it.
extension DistributionCheckpoint {
  /// "PZLSETDC", read as a number.
  private static let mark: UInt64 = 0x4344_5445_534C_5A50
  /// Grows whenever the meaning of a word or the order of the walk changes.
  package static let version: UInt64 = 1

  private static let headWords = 3
  private static let fieldWords = 5 + 2 * 6
  private static let rowWords = 1 + 4 * LookAhead.lineLimit

  /// The bytes of a file.
  package var bytes: [UInt8] {
    var body: [UInt64] = [cards, base, rootCount, rootsDone, tally.counts.count].map { UInt64($0) }
    for extreme in [tally.fewest, tally.most] {
      let set = extreme?.from ?? .empty
      body += [extreme == nil ? 0 : 1, UInt64(extreme?.sets ?? 0), set.word0, set.word1, set.word2, set.word3]
    }
    for (share, rows) in tally.counts.sorted(by: { $0.key < $1.key }) { body += [share] + rows.joined() }
    var words = [Self.mark, Self.version, UInt64(body.count)] + body
    words.append(Checksum.of(words))
    return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
  }

  /// Reads what ``bytes`` wrote.
  /// - Throws: why it isn't a whole checkpoint of this version.
  package init(bytes: [UInt8]) throws(CheckpointError) {
    let words = Self.words(bytes.prefix(bytes.count / 8 * 8))
    guard words.first == Self.mark else { throw .notACheckpoint }
    guard words.count >= Self.headWords else { throw .truncated }
    guard words[1] == Self.version else { throw .otherVersion(words[1]) }
    let expected = words[2].addingReportingOverflow(UInt64(Self.headWords + 1))
    guard !expected.overflow, UInt64(words.count) >= expected.partialValue else { throw .truncated }
    guard bytes.count == words.count * 8, UInt64(words.count) == expected.partialValue else { throw .damaged }
    guard words.last == Checksum.of(words.dropLast()) else { throw .damaged }
    try self.init(body: Array(words[Self.headWords..<(words.count - 1)]))
  }

  private init(body: [UInt64]) throws(CheckpointError) {
    let numbers = body.prefix(5).map { Int(exactly: $0) ?? -1 }
    guard body.count >= Self.fieldWords, numbers.allSatisfy({ $0 >= 0 }), numbers[4] < 1 << 30,
      body.count == Self.fieldWords + numbers[4] * Self.rowWords
    else { throw .damaged }
    cards = numbers[0]
    base = numbers[1]
    rootCount = numbers[2]
    rootsDone = numbers[3]
    var tally = DistributionTally()
    tally.fewest = Self.extreme(body[5..<11])
    tally.most = Self.extreme(body[11..<17])
    for row in 0..<numbers[4] {
      let words = Array(body[(Self.fieldWords + row * Self.rowWords)...].prefix(Self.rowWords))
      tally.counts[words[0]] = (0..<4).map {
        Array(words[(1 + $0 * LookAhead.lineLimit)..<(1 + ($0 + 1) * LookAhead.lineLimit)])
      }
    }
    self.tally = tally
  }

  private static func extreme(_ words: ArraySlice<UInt64>) -> DistributionTally.Extreme? {
    let words = Array(words)
    guard words[0] == 1, let sets = Int(exactly: words[1]) else { return nil }
    return .init(sets: sets, from: PointSet(words[2], words[3], words[4], words[5]))
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [UInt64] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 8).map { start in
      var word: UInt64 = 0
      for byte in bytes[start..<(start + 8)].reversed() { word = word << 8 | UInt64(byte) }
      return word
    }
  }
}

/// Why bytes are no checkpoint to go on from.
package enum CheckpointError: Error, Equatable, Sendable {
  /// They are something else.
  case notACheckpoint
  /// Another version of the program wrote them.
  case otherVersion(UInt64)
  /// Their end is missing.
  case truncated
  /// Their checksum is wrong.
  case damaged
  /// They belong to deals of another size.
  case otherDeal(cards: Int)
}
