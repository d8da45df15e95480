import CardMatch
import CardMatchOracles
import ExactArithmetic
import GameCore
import Testing

@Suite struct FaceDownAdviceTests {
  static func policy(_ size: Int, _ scoring: Scoring = .standard) throws -> FaceDownPolicy {
    try FaceDownSolver(FaceDownSolverTests.game(size, scoring)).policy()
  }

  static func plan(_ size: Int, _ scoring: Scoring = .standard) throws -> FaceDownPlan {
    try FaceDownPlan(FaceDownSolverTests.game(size, scoring))
  }

  /// A random table that can occur: some cards seen, some of the matching ones gone, perhaps one
  /// up.
  static func table(_ size: Int, _ random: inout SeededGenerator) throws -> KnownTable {
    let seen = BestMatchingTests.deal(random.index(size + 1), &random)
    let pairs = BestMatching.largest(seen, scoring: .standard).groups.filter { _ in random.index(2) == 0 }
    let gone = pairs.flatMap { $0.cards.map { seen[$0] } }
    let known = seen.filter { !gone.contains($0) }
    let open = known.isEmpty || random.index(2) == 0 ? [] : [known[random.index(known.count)]]
    return try KnownTable(known: known, matched: gone, open: open, unseen: size - seen.count)
  }

  @Test func `the best choice is worth the stored value, and the raw rules agree`() throws {
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    for scoring in try [.standard, Scoring(mismatch: 2, cost: 1, unchooseCost: 1)] {
      let deck = try #require(DeckShape(ranks: 3, suits: 3))
      let game = try FaceDownGame(dealSize: 5, scoring: scoring, deck: deck)
      let plan = try FaceDownPlan(game)
      let raw = RawTable(game)
      for trial in 0..<60 {
        var cards = deck.cards
        random.drawToFront(5, of: &cards)
        let known = Array(cards.prefix(random.index(6)))
        let open = known.isEmpty || random.index(2) == 0 ? [] : [known[random.index(known.count)]]
        let table = try KnownTable(known: known, matched: [], open: open, unseen: 5 - known.count)
        let advice = try FaceDownAdvice(table, plan: plan)
        let expected = raw.value(RawTable.State(known: Set(known), open: Set(open)))
        #expect(advice.value == expected, "seed \(seed) trial \(trial): \(table)")
      }
    }
  }

  @Test func `a card revealed for free never hurts`() throws {
    let seed: UInt64 = 21
    var random = SeededGenerator(seed: seed)
    let plan = try Self.plan(8)
    for trial in 0..<60 {
      let table = try Self.table(8, &random)
      guard table.unseen > 0, table.open.isEmpty else { continue }
      let candidates = table.unseenCandidates(in: .standard)
      let revealed = try candidates.reduce(Rational(0)) { sum, card in
        let next = try KnownTable(
          known: table.known + [card], matched: table.matched, open: [], unseen: table.unseen - 1)
        return try sum + FaceDownAdvice(next, plan: plan).value
      }
      let value = try FaceDownAdvice(table, plan: plan).value
      #expect(revealed / Rational(candidates.count) >= value, "seed \(seed) trial \(trial): \(table)")
    }
  }

  @Test func `choices are the legal ones and none is better than the first`() throws {
    let seed: UInt64 = 22
    var random = SeededGenerator(seed: seed)
    let plan = try Self.plan(7)
    for trial in 0..<200 {
      let table = try Self.table(7, &random)
      let options = try FaceDownAdvice(table, plan: plan).options
      let count = 1 + table.known.count + (table.unseen > 0 ? 1 : 0)
      #expect(options.count == count, "seed \(seed) trial \(trial)")
      #expect(options.allSatisfy { $0.value <= options[0].value } && options[0].value >= 0)
    }
  }

  @Test func `a fresh table is worth the value of the game`() throws {
    let policy = try Self.policy(6)
    #expect(try FaceDownAdvice(KnownTable(unseen: 6), plan: .policy(policy)).value == policy.value)
    #expect(policy.value.decimal(places: 6) == "8.918587")
  }

  @Test func `advice computes the policy that it needs, or says why it can't`() throws {
    let table = try KnownTableNotation("AH ?? 8D+ 8C ??").table
    let advice = try FaceDownAdvice(table)
    #expect(advice.options.first?.action == .flipKnown(try #require(CardNotation.card("8C"))))
    #expect(advice.evidence == .proved(.decisionProcess(areKeysChecked: true)))
    #expect(try advice == FaceDownAdvice(table, plan: try Self.plan(5)))
    let limits = SearchLimits()
    limits.stopSignal.raise()
    #expect(throws: FaceDownError.stopped(.interrupted)) { try FaceDownAdvice(table, limits: limits) }
    #expect(throws: FaceDownError.unsolved(.dealSize(20, largest: 14))) {
      try FaceDownAdvice(KnownTable(unseen: 20))
    }
  }

  @Test func `a policy is written and read back, and damage is noticed`() throws {
    let policy = try Self.policy(6)
    let read = try FaceDownPolicy(bytes: policy.bytes, game: policy.game)
    #expect(read.value == policy.value && read.stateCount == policy.stateCount)
    for place in [0, 9, 40, 60, 90, policy.bytes.count - 1] {
      var damaged = policy.bytes
      damaged[place] ^= 1
      #expect(throws: PolicyError.self) { try FaceDownPolicy(bytes: damaged, game: policy.game) }
    }
    #expect(throws: PolicyError.otherGame) {
      try FaceDownPolicy(bytes: policy.bytes, game: FaceDownSolverTests.game(7))
    }
    #expect(throws: PolicyError.file(.wrongMark)) { try FaceDownPolicy(bytes: [1, 2, 3], game: policy.game) }
    #expect(throws: PolicyError.file(.cutOff(missing: 1))) {
      try FaceDownPolicy(bytes: Array(policy.bytes.dropLast()), game: policy.game)
    }
  }
}
