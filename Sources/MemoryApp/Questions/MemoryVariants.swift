import Documents
import Memory
import Questions

/// What says that another game is played with the cards.
extension MemoryParameters {
  /// What players aim for.
  enum Aim: String, Sendable, CaseIterable { case lead, pairs, win, naive }

  static let score: Parameter<CourseScore?> = Parameter(
    "score", typedAs: ["scoring", "points"], .courseScore, shown: "turns are counted",
    help: "Count points, not turns: course scores 2 for a match, and -1 for each card shown again without one; "
      + "course:M:P scores M and -P")
  static let aim = Parameter(
    "aim", typedAs: ["goal", "objective"], .choice(Aim.self), default: .lead,
    help: "What players aim for: the lead in pairs, where passing pays; pairs of their own; two, the chance to win; or "
      + "nothing: naive players always turn two unknown cards")
  /// What a player who asks for advice aims for.
  enum AdvisedAim: String, Sendable, CaseIterable { case lead, win }

  static let advisedAim = Parameter(
    "aim", typedAs: ["goal", "objective"], .choice(AdvisedAim.self), default: .lead,
    help: "What two players aim for: the lead in pairs, or the chance to win")
  static let lead = Parameter(
    "lead", typedAs: ["ahead"], .integer(-1000...1000), default: 0, metavar: "D",
    help: "By how many pairs the player to move is ahead, for --aim win")
  static let namedTogether = Parameter(
    flag: "named-together", typedAs: ["together", "simultaneous"],
    help: "Both cards of a turn are named before either is shown")
  static let group = Parameter(
    "of-a-kind", typedAs: ["kind", "group", "match"], .integer(KindRules.groups), default: 2, metavar: "K",
    help: "K equal cards are taken together; a turn ends with them, or with the first card that differs")
  static let copies: Parameter<Int?> = Parameter(
    "copies", typedAs: ["ranks", "suits"], .integer(KindRules.copyCounts), shown: "as many as are taken together",
    metavar: "C", help: "How many cards show the same face, a multiple of --of-a-kind: 13 faces of 4 are a pack")
  static let allPlayers = Parameter(
    "players", typedAs: ["seats"], .integer(1...PairsVariant.playerCounts.upperBound), default: 1,
    help: "1: minimise turns; 2 to 4: win more pairs than the others")
}

extension Domain where Value == CourseScore {
  /// `course`, or `course:M:P` with other points.
  fileprivate static var courseScore: Domain {
    Domain("SCORE", schema: .string) { text throws(Fault) in
      guard let score = CourseScore(text) else {
        let amounts = CourseScore.amounts
        throw Fault.usage(
          "\(Quoting.quoted(text)) is neither course nor course:M:P with numbers from \(amounts.lowerBound) to "
            + "\(amounts.upperBound), such as course:2:1")
      }
      return score
    } write: {
      $1.string($0.text)
    } shown: {
      $0.text
    }.with { $0.traits.longest = TextLength.word }
  }
}

extension CourseScore {
  /// Reads `course` or `course:M:P`.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.first == "course", parts.count == 1 || parts.count == 3 else { return nil }
    let amounts = parts.dropFirst().compactMap { $0.number(in: CourseScore.amounts) }
    guard amounts.count == parts.count - 1 else { return nil }
    self.init(match: amounts.first ?? CourseScore.standard.match, penalty: amounts.last ?? CourseScore.standard.penalty)
  }

  /// As it is read.
  package var text: String { self == .standard ? "course" : "course:\(match):\(penalty)" }
}

extension Arguments {
  /// Groups that aren't plain pairs; `nil` for those.
  func memoryKinds() throws(Fault) -> KindRules? {
    let group = self[MemoryParameters.group]
    let copies = self[MemoryParameters.copies] ?? group
    guard let rules = KindRules(copies: copies, group: group) else {
      throw .usage(
        "\(name(of: MemoryParameters.copies)): \(copies) cards of a face aren't groups of \(group); use a multiple of it"
      )
    }
    return rules.isPlain ? nil : rules
  }

  /// The points that one player plays for; `nil` where none are counted.
  func memoryScore() throws(Fault) -> CourseScore? {
    guard let score = self[MemoryParameters.score] else { return nil }
    try refuse(MemoryParameters.players, because: "points are counted for one player")
    return score
  }

  /// The variant that is asked for; `nil` for the plain games.
  func memoryVariant() throws(Fault) -> PairsVariant? {
    var chosen: [(parameter: any SomeParameter, variant: PairsVariant)] = []
    if let score = self[MemoryParameters.score] { chosen.append((MemoryParameters.score, .course(score))) }
    if self[MemoryParameters.namedTogether] { chosen.append((MemoryParameters.namedTogether, .together)) }
    if let rules = try memoryKinds() {
      chosen.append((rules.group == 2 ? MemoryParameters.copies : MemoryParameters.group, .kinds(rules)))
    }
    if self[MemoryParameters.aim] != .lead, !chosen.isEmpty { chosen.append((MemoryParameters.aim, .winning)) }
    if self[MemoryParameters.aim] == .win, chosen.isEmpty { chosen.append((MemoryParameters.aim, .winning)) }
    if chosen.count > 1 {
      throw .usage("\(name(of: chosen[0].parameter)) and \(name(of: chosen[1].parameter)) exclude each other")
    }
    let players = self[MemoryParameters.allPlayers]
    guard let (parameter, variant) = chosen.first else {
      if self[MemoryParameters.aim] == .lead { return players > 2 ? .players(players, .lead) : nil }
      if players == 1 { try refuse(MemoryParameters.aim, because: "one player wants few turns") }
      return .players(players, self[MemoryParameters.aim] == .naive ? .naive : .pairs)
    }
    if variant.isSolitaire {
      try refuse(MemoryParameters.allPlayers, because: "a game with \(name(of: parameter)) is played alone")
    } else if players != 2 {
      throw .usage(
        "\(name(of: parameter)): two players can aim for a win; use \(name(of: MemoryParameters.allPlayers)) 2")
    }
    return variant
  }

  /// Checks that the report of a plain game can be made.
  func checkMemory(_ seats: Seats, pairs: Int, recall: Int?) throws(Fault) {
    guard pairs > NumericTable.limit else { return }
    let reason = seats == .twoPlayers ? "two players" : recall != nil ? "a short memory" : nil
    guard let reason else { return }
    throw .usage(
      "\(name(of: MemoryParameters.reportPairs)): \(reason) can have 1 to \(NumericTable.limit) pairs, not \(pairs)")
  }

  /// Checks that the report of a variant can be made.
  func checkMemory(_ variant: PairsVariant, pairs: Int, recall: Int?) throws(Fault) {
    var (limit, reason) = (variant.pairLimit, "this game is solved for")
    switch variant {
    case .course:
      if recall != nil { (limit, reason) = (RecallTable.exactLimit, "the points of a short memory are computed for") }
    case .kinds(let rules):
      limit = rules.faceLimit
      reason = "with \(rules.copies) cards of each face, groups of \(rules.group) are solved for"
      try refuse(MemoryParameters.recall, because: "it is for pairs")
    case .together, .players, .winning:
      try refuse(MemoryParameters.recall, because: "it is for one player whose cards are turned one by one")
    }
    guard pairs <= limit else {
      throw .usage("\(name(of: MemoryParameters.reportPairs)): \(reason) 1 to \(limit), not \(pairs)")
    }
  }
}
