import CardMatch
import Documents
import GameCore
import Questions

extension Question {
  static let cardmatchHints = Question(
    "cardmatch.hints", summary: "Show the value of each choice at a face-down table",
    discussion: """
      A table is a row of words: xx an unseen card (also _, null or '??', in quotes for the shell), AH a card that you \
      have seen and that is face down, 8D+ a card that is up, QS. a matched card. Values are the exact expected \
      further score with optimal play and perfect memory. The first question about a deal size computes its policy and \
      keeps it in the user's cache folder; with --match 3 there are at most \(FaceDownGame.largestOfThree) places, and \
      nothing is kept. Positions are 0-based in JSON.
      """,
    operand: Operand("PLACES", .any, of: CardMatchParameters.places, help: "The places of one table"),
    pieces: Pieces("table", "tables", of: CardMatchParameters.places, parts: .cardMatchPlaces),
    parameters: [CardMatchParameters.places, Parameter.digits] + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch hints AH xx xx 8D+ xx xx", "Six cards: two seen, one of them up"),
      Example("cardmatch hints xx xx QS. QD. 8D+ 8C --json", "A pair is gone, another can be made"),
    ]
  ) { arguments, context throws(Fault) in
    let places = arguments[CardMatchParameters.places]
    let game = try arguments.faceDownGame(dealSize: places.table.dealSize, play: .optimal)
    let plan = try context.plan(of: game)
    let advice = try Fault.catching { () throws(PolicyError) in try FaceDownAdvice(places.table, plan: plan) }
    return TypedReply(CardMatchHintsDocument(advice, places: places.places, digits: arguments[.digits]))
  }
}

extension PieceParts {
  /// The places of a table.
  fileprivate static let cardMatchPlaces = PieceParts("places", haveRows: true) {
    $0[CardMatchParameters.places].places.count
  }
}

extension Context {
  /// Best play of `game`, kept for other questions, and for pairs for other runs, too.
  /// - Throws: a ``Fault``: a limit stopped the work on it, or the game is too large.
  func plan(of game: FaceDownGame) throws(Fault) -> FaceDownPlan {
    try Fault.catching { () throws(FaceDownGameError) in try game.checkSolvable() }
    guard game.scoring.group == .three else { return .policy(try policy(of: game)) }
    return .values(
      try environment.kept(game.fileName, bytes: { $0.byteCount }, limits: limits) { () throws(Fault) in
        try Fault.catching { () throws(Stopped) in
          try FaceDownValues(game, limits: limits, observer: observer)
        }
      })
  }

  /// The policy of best play of `game`, kept for other questions and for other runs.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work on it; a ``Fault`` when there
  ///   isn't enough memory for it.
  func policy(of game: FaceDownGame) throws(Fault) -> FaceDownPolicy {
    let name = game.fileName
    return try environment.kept(name, bytes: { $0.bytes.count }, limits: limits) { () throws(Fault) in
      if let bytes = environment.store.read(name), let policy = try? FaceDownPolicy(bytes: bytes, game: game) {
        return policy
      }
      try Fault.catching { () throws(Stopped) in try limits.check() }
      try warn(about: game)
      let policy = try Fault.catching { () throws(Stopped) in
        try FaceDownSolver(game).policy(limits: limits, observer: observer)
      }
      environment.store.write(name, policy.bytes)
      return policy
    }
  }

  /// Reports how much memory a large game will take before it is begun, and doesn't begin one that
  /// doesn't fit.
  func warn(about game: FaceDownGame) throws(Fault) {
    guard let needs = game.needs else { return }
    try Fault.requireMemory(bytes: needs.gibibytes << 30, remedy: "ask about fewer cards")
    environment.warn(
      "\(game.dealSize) cards: about \(needs.millionStates) million states, \(needs.seconds) seconds and "
        + "\(needs.gibibytes) GiB of memory on two threads")
  }
}

extension FaceDownGame {
  /// Where its policy or its values are kept.
  fileprivate var fileName: String {
    var numbers = [
      dealSize, scoring.rankScore, scoring.suitScore, scoring.bonus, scoring.mismatch, scoring.cost,
      scoring.unchooseCost,
    ]
    if scoring.group == .three { numbers += [scoring.partialRankScore, scoring.partialSuitScore] }
    return "cardmatch-\(numbers.map(String.init).joined(separator: "-")).\(KeptFiles.ending)"
  }
}
