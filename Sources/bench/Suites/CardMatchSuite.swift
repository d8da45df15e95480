import CardMatch
import ExactArithmetic
import GameCore

extension Suite {
  /// Card matching: all deals counted, the face-down decision process, advice.
  static let cardmatch = Suite(
    name: "cardmatch", summary: "card matching: deals counted, face-down play solved",
    cases: [
      Case(name: "all-deals-12", repetitions: 7) { deals(12) },
      Case(name: "all-deals-26", repetitions: 5) { deals(26) },
      Case(name: "solve-10", repetitions: 5) { solve(10, threads: 1) },
      Case(name: "solve-12-one-thread", repetitions: 3) { solve(12, threads: 1) },
      Case(name: "solve-12-two-threads", repetitions: 3) { solve(12, threads: 2) },
      Case(name: "read-policy-12", repetitions: 5, work: readPolicy),
      Case(name: "advise-12", repetitions: 5, work: advise),
      Case(name: "best-matching-12", repetitions: 3, work: bestMatchings),
      Case(name: "all-deals-12-of-three", repetitions: 5) { deals(12, .standardOfThree) },
      Case(name: "solve-8-of-three", repetitions: 3, work: solveThrees),
    ])

  /// Larger tables, face down.
  static let cardmatchLong = Suite(
    name: "cardmatch-long", summary: "card matching: thirteen cards face down", isLong: true,
    cases: [Case(name: "solve-13-two-threads", repetitions: 1) { solve(13, threads: 2) }])

  private static func solveThrees() -> Work {
    let game = try? FaceDownGame(dealSize: 8, scoring: .standardOfThree)
    let value = game.flatMap { try? FaceDownValues($0) }?.value
    guard let value else { preconditionFailure("nobody stops a benchmark") }
    return Work(signature: value.decimal(digits: 25), amount: 1, unit: "games")
  }

  private static func deals(_ size: Int, _ scoring: Scoring = .standard) -> Work {
    guard let distribution = try? DealDistribution(dealSize: size, scoring: scoring) else {
      preconditionFailure("nobody stops a benchmark")
    }
    return Work(
      signature: "\(distribution.dealsByFewestLeft[0]):\(distribution.meanBestScore)",
      amount: distribution.total.toDouble(), unit: "deals")
  }

  private static func game(_ size: Int) -> FaceDownGame {
    guard let game = try? FaceDownGame(dealSize: size) else { preconditionFailure("a size that is solved") }
    return game
  }

  private static func solve(_ size: Int, threads: Int) -> Work {
    let solution = try? FaceDownSolver(game(size)).solve(limits: SearchLimits(threads: threads))
    guard let solution else { preconditionFailure("nobody stops a benchmark") }
    return Work(
      signature: "\(solution.stateCount):\(solution.value.decimal(digits: 25))", amount: Double(solution.stateCount),
      unit: "states")
  }

  private static let policy: FaceDownPolicy = {
    guard let policy = try? FaceDownSolver(game(12)).policy() else { preconditionFailure("nobody stops a benchmark") }
    return policy
  }()

  private static func readPolicy() -> Work {
    guard let read = try? FaceDownPolicy(bytes: policy.bytes, game: policy.game) else {
      preconditionFailure("what was written can be read")
    }
    return Work(signature: "\(read.stateCount)", amount: Double(policy.bytes.count), unit: "bytes")
  }

  private static func advise() -> Work {
    var sum: Rational = 0
    for seed in 0..<20 as Range<UInt64> {
      let cards = RandomDeal.cards(5, seed: seed)
      guard let table = try? KnownTable(known: cards, matched: [], open: [cards[0]], unseen: 7) else { continue }
      guard let advice = try? FaceDownAdvice(table, plan: .policy(policy)) else {
        preconditionFailure("a computed policy has every state")
      }
      sum += advice.value
    }
    return Work(signature: sum.decimal(digits: 20), amount: 20, unit: "tables")
  }

  private static func bestMatchings() -> Work {
    var sum = 0
    for seed in 0..<2000 as Range<UInt64> {
      sum += BestMatching(RandomDeal.cards(12, seed: seed), scoring: .standard).score
    }
    return Work(signature: "\(sum)", amount: 2000, unit: "deals")
  }
}
