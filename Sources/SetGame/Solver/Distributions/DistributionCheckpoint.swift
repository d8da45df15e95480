import GameCore

/// What a long count of deals has found so far, to resume from later.
public struct DistributionCheckpoint: Sendable, Equatable {
  /// What a checkpoint may be of, in the order of the numbers in files.
  private static let counted = Variant.allCases.filter { $0.field == .three }

  /// The number of cards of the deals that are counted.
  public let cards: Int
  /// What is counted in them.
  public let variant: Variant
  /// The part of the work that is kept; `nil` for all of it.
  public let part: WorkPart?
  let base: Int
  let rootCount: Int
  /// The number of roots whose sets are counted.
  let rootsDone: Int
  let tally: DistributionTally

  /// The checkpoint of a count that hasn't begun.
  init(beginning cards: Int, variant: Variant, part: WorkPart?) {
    self.init(
      cards: cards, variant: variant, part: part, base: 0, rootCount: 0, rootsDone: 0, tally: DistributionTally())
  }

  init(
    cards: Int, variant: Variant, part: WorkPart?, base: Int, rootCount: Int, rootsDone: Int, tally: DistributionTally
  ) {
    self.cards = cards
    self.variant = variant
    self.part = part
    self.base = base
    self.rootCount = rootCount
    self.rootsDone = rootsDone
    self.tally = tally
  }

  /// The share of the work that is done, 0…1.
  public var fraction: Double { rootCount == 0 ? 0 : Double(rootsDone) / Double(rootCount) }

  /// Whether this is a checkpoint of the same work.
  func fits(_ solver: DistributionSolver, _ part: WorkPart?) -> Bool {
    cards == solver.cards && variant == solver.variant && part == self.part && (rootCount == 0 || base == solver.base)
  }

  /// The tally and the number of roots done, when there are as many roots as the work has.
  func progress(of rootCount: Int) throws(ClassLevels.Failure) -> (tally: DistributionTally, rootsDone: Int) {
    guard self.rootCount > 0 else { return (DistributionTally(), 0) }
    guard rootCount == self.rootCount else { throw .inconsistent(cards: cards) }
    return (tally, rootsDone)
  }
}

/// A checkpoint as bytes: the numbers of the work and of its part, the two extremes, and for each
/// share the share and its four rows of counts, all in words of 64 bits.
extension DistributionCheckpoint {
  private static let file = SealedFile(mark: "PZLSETDC", version: 3)
  private static let mostShares = 1 << 20

  /// The bytes of a file.
  public var bytes: [UInt8] {
    var words = WordWriter()
    let variantIndex = Self.counted.firstIndex(of: variant) ?? 0
    let numbers = [cards, variantIndex, base, rootCount, rootsDone, part?.number ?? 0, part?.count ?? 0]
    for number in numbers { words.append(UInt64(number)) }
    for extreme in [tally.fewest, tally.most] {
      let set = extreme?.from ?? .empty
      words.append(UInt64(extreme == nil ? 0 : 1))
      words.append(UInt64(extreme?.sets ?? 0))
      for word in [set.word0, set.word1, set.word2, set.word3] { words.append(word) }
    }
    words.append(UInt64(tally.counts.count))
    for (share, rows) in tally.counts.sorted(by: { $0.key < $1.key }) {
      words.append(share)
      for count in rows.joined() { words.append(count) }
    }
    return Self.file.sealed(words.bytes)
  }

  /// Reads what ``bytes`` wrote.
  /// - Throws: why it isn't a whole checkpoint of this version.
  public init(bytes: [UInt8]) throws(SealedFileError) {
    var words = WordReader(try Self.file.payload(of: bytes))
    cards = try words.nextCount(atMost: DistributionSolver.largestDeal)
    variant = Self.counted[try words.nextCount(atMost: Self.counted.count - 1)]
    base = try words.nextCount(atMost: cards)
    rootCount = try words.nextCount(atMost: Int(Int32.max))
    rootsDone = try words.nextCount(atMost: rootCount)
    part = try Self.part(&words)
    var tally = DistributionTally()
    tally.fewest = try Self.extreme(&words, cards: base)
    tally.most = try Self.extreme(&words, cards: base)
    for _ in 0..<(try words.nextCount(atMost: Self.mostShares)) {
      let share: UInt64 = try words.next()
      guard tally.counts[share] == nil else { throw .damaged }
      var rows: [[UInt64]] = []
      for _ in 0..<4 {
        var row: [UInt64] = []
        for _ in 0..<LookAhead.lineLimit { row.append(try words.next()) }
        rows.append(row)
      }
      tally.counts[share] = rows
    }
    try words.end()
    guard tally.isPlausible else { throw .damaged }
    self.tally = tally
  }

  private static func part(_ words: inout WordReader) throws(SealedFileError) -> WorkPart? {
    let number = try words.nextCount(atMost: WorkPart.mostParts)
    let count = try words.nextCount(atMost: WorkPart.mostParts)
    guard number > 0 || count > 0 else { return nil }
    guard let part = WorkPart(number, of: count) else { throw .damaged }
    return part
  }

  /// A number of Sets and the set of `cards` cards that it is reached from.
  private static func extreme(
    _ words: inout WordReader, cards: Int
  ) throws(SealedFileError) -> DistributionTally.Extreme? {
    let isThere = try words.nextCount(atMost: 1) == 1
    let sets = try words.nextCount(atMost: Dimension.standard.ultraSetCount)
    let set = PointSet(try words.next(), try words.next(), try words.next(), try words.next())
    let deck = PointSet.first(Dimension.standard.cardCount)
    guard !isThere || set.count == cards && set.subtracting(deck).isEmpty else { throw .damaged }
    return isThere ? .init(sets: sets, from: set) : nil
  }
}
