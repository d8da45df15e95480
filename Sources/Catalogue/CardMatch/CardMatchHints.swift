import CardMatch
import Reports

extension Question {
  /// `cardmatch hints`.
  static let cardmatchHints = Question(
    "cardmatch.hints", summary: "Say what each choice at a face-down table is worth",
    discussion: """
      A table is a row of words: ?? a card that nobody has seen, AH a card that you have seen and that lies face down, \
      8D+ the card that is up, QS. a card that was matched. Values are exact expectations of the further score under \
      perfect play and memory. The first question about a deal size computes the policy and keeps it in the user's cache \
      folder. JSON counts places from 0.
      """,
    operand: Operand("PLACES", .any, of: CardMatchParameters.places, help: "The places of one table"),
    pieces: Pieces("table", "tables", of: CardMatchParameters.places),
    parameters: [CardMatchParameters.places, Parameter.digits] + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch hints AH ?? ?? 8D+ ?? ??", "Six cards: two seen, one of them up"),
      Example("cardmatch hints ?? ?? QS. QD. 8D+ 8C --json", "A pair is gone, another can be made"),
    ]
  ) { arguments, context in
    let places = arguments[CardMatchParameters.places]
    let game = try arguments.faceDownGame(dealSize: places.table.dealSize)
    let advice = try context.withPolicies(for: game) { policies in
      try FaceDownAdvice(
        places.table, scoring: game.scoring, policies: policies, limits: context.limits, observer: context.observer)
    }
    return Answered(CardMatchHintsDocument(advice, places: places.places, digits: arguments[.digits]))
  }
}

extension Context {
  /// Calls `body` with all policies that there are, among them that of `game` if it was kept; one
  /// that `body` computes is kept for other questions, and for other runs.
  func withPolicies<Advice>(
    for game: FaceDownGame, _ body: (FaceDownPolicies) throws -> Advice
  ) throws -> Advice {
    let policies = surroundings.kept("cardmatch.policies") { FaceDownPolicies() }
    if policies[game] == nil, let bytes = surroundings.store.read(game.fileName),
      let policy = try? FaceDownPolicy(bytes: bytes, game: game)
    {
      policies.add(policy)
    }
    let isNew = policies[game] == nil
    if isNew { try warn(about: game) }
    let advice = try body(policies)
    if isNew, let policy = policies[game] { surroundings.store.write(game.fileName, policy.bytes) }
    return advice
  }

  /// Says how much a large game will take before it is begun, and doesn't begin what finds no room.
  func warn(about game: FaceDownGame) throws(Fault) {
    guard let needs = game.needs else { return }
    try Fault.requireMemory(bytes: needs.gibibytes << 30, remedy: "ask about fewer cards")
    surroundings.warn(
      "\(game.dealSize) cards: about \(needs.millionStates) million states, \(needs.seconds) seconds and "
        + "\(needs.gibibytes) GiB of memory on two threads")
  }
}

extension FaceDownGame {
  /// Where its policy is kept.
  fileprivate var fileName: String {
    let numbers = [
      dealSize, scoring.rankScore, scoring.suitScore, scoring.bonus, scoring.mismatch, scoring.cost,
      scoring.unchooseCost,
    ]
    return "cardmatch-\(numbers.map(String.init).joined(separator: "-")).policy"
  }
}
