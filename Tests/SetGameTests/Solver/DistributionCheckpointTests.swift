import GameCore
import SetGame
import Testing

@Suite struct DistributionCheckpointTests {
  /// The last checkpoint of twelve cards.
  private static let usual = Result { try checkpoint(DistributionRequest()) }

  private static func checkpoint(_ request: DistributionRequest) throws -> DistributionCheckpoint {
    let saved = Collected()
    _ = try DealDistribution.compute(request, keep: { saved.append($0) })
    return try #require(saved.all.last)
  }

  @Test(arguments: [Variant.set, .ultraSet]) func `what is written is read back, and resumed`(variant: Variant) throws {
    let request = DistributionRequest(cards: 11, deck: Deck(variant))
    let checkpoint = try Self.checkpoint(request)
    let read = try DistributionCheckpoint(bytes: checkpoint.bytes)
    #expect(read == checkpoint)
    #expect(read.cards == 11 && read.variant == variant && read.fraction == 1)
    var resumed = request
    resumed.resumed = read
    #expect(try DealDistribution.compute(resumed) == DealDistribution.compute(request))
  }

  @Test func `a part resumes from its own checkpoint only`() throws {
    let part = WorkPart(2, of: 3), saved = Collected()
    var request = DistributionRequest(cards: 14, part: part)
    let whole = try DealDistribution.compute(request, keep: { saved.append($0) })
    let middle = try #require(saved.all.first)
    #expect(saved.all.count > 1 && middle.fraction < 1 && middle.part == part)
    request.resumed = try DistributionCheckpoint(bytes: middle.bytes)
    #expect(request.resumed == middle)
    #expect(try without(DealDistribution.compute(request)) == without(whole))
    for other in [nil, WorkPart(1, of: 3), WorkPart(2, of: 4)] {
      request.part = other
      #expect(throws: DistributionError.otherCheckpoint(cards: 14, variant: .set, part: part)) {
        try DealDistribution.compute(request)
      }
    }
  }

  /// What a part found; the request says where it resumed.
  private func without(_ outcome: DealDistribution.Outcome) -> [PartialDistribution.Share]? {
    if case .part(let found) = outcome { found.shares } else { nil }
  }

  @Test func `a checkpoint of other deals is refused, of their complements taken`() throws {
    let checkpoint = try Self.usual.get()
    for request in [
      DistributionRequest(cards: 13, resumed: checkpoint),
      DistributionRequest(cards: 12, deck: Deck(.ultraSet), resumed: checkpoint),
    ] {
      #expect(throws: DistributionError.otherCheckpoint(cards: 12, variant: .set, part: nil)) {
        try DealDistribution.compute(request)
      }
    }
    let others = DistributionRequest(cards: 81 - 12, resumed: checkpoint)
    #expect(try DealDistribution.compute(others).distribution?.total == DealDistribution.compute().distribution?.total)
  }

  @Test func `every truncation is refused`() throws {
    let bytes = try Self.usual.get().bytes
    for length in stride(from: 1, to: bytes.count, by: 97) {
      #expect("\(length) bytes") {
        try DistributionCheckpoint(bytes: Array(bytes.prefix(length)))
      } throws: { error in
        if case .cutOff? = error as? SealedFileError { return true }
        return false
      }
    }
    #expect(throws: SealedFileError.trailingBytes(1)) { try DistributionCheckpoint(bytes: bytes + [0]) }
  }

  @Test func `every changed byte is noticed, and so is a file of the old version`() throws {
    let bytes = try Self.usual.get().bytes
    for position in stride(from: 0, to: bytes.count, by: 61) {
      var changed = bytes
      changed[position] ^= 0x40
      #expect(throws: SealedFileError.self, "byte \(position)") { try DistributionCheckpoint(bytes: changed) }
    }
    var old = bytes
    old[8] = 2
    #expect(throws: SealedFileError.olderVersion(2, expected: 3)) { try DistributionCheckpoint(bytes: old) }
  }

  @Test func `numbers that can't be are refused though the seal is right`() throws {
    let file = SealedFile(mark: "PZLSETDC", version: 3)
    let payload = try Array(file.payload(of: Self.usual.get().bytes))
    // Cards, variant, base, roots, roots done, part and parts; then an extreme: there or not, its
    // Sets, its cards in four words.
    for (word, value) in [(0, 22), (1, 3), (2, 13), (4, 1 << 30), (5, 2), (6, 1_000_001), (7, 2), (9, 3)] {
      var changed = WordWriter()
      changed.append(contentsOf: payload[..<(8 * word)])
      changed.append(UInt64(value))
      changed.append(contentsOf: payload[(8 * word + 8)...])
      #expect(throws: SealedFileError.damaged, "word \(word)") {
        try DistributionCheckpoint(bytes: file.sealed(changed.bytes))
      }
    }
  }
}
