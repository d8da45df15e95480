import Documents
import GameCore
import MemoryApp
import Questions
import Testing

/// The rules once more, from the first move.
private struct Recount {
  private(set) var turned: [Int] = []
  private(set) var owners: [Int: Seat] = [:]
  private(set) var attempts: [Seat: Int] = [:]
  private(set) var mover: Seat

  init(_ state: GameState<MemoryPlay>, faces: [String]) {
    let isSolo = state.settings.isSolo
    mover = isSolo ? .you : state.settings.first
    for (number, made) in state.moves.enumerated() {
      turned = number % 2 == 0 ? [made.move] : turned + [made.move]
      guard turned.count == 2 else { continue }
      attempts[mover, default: 0] += 1
      if faces[turned[0]] == faces[turned[1]] {
        for place in turned { owners[place] = mover }
        turned = []
      } else if !isSolo {
        mover = mover == .you ? .opponent : .you
      }
    }
  }
}

extension Recount {
  /// What is wrong with a table.
  fileprivate func faults(of table: MemoryPlay.Table, _ state: GameState<MemoryPlay>) -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ law: String) { if !holds { faults.append(law) } }
    let places = table.faces.indices
    let guessers = places.map { table.guesser($0) }
    check(table.faces.count == 2 * state.settings.pairs, "so many cards as were asked for")
    check(table.turned == turned && table.mover == mover, "turned cards and the turn, counted anew")
    check(places.allSatisfy { guessers[$0] == owners[$0] }, "who guessed which card")
    for face in Set(table.faces) {
      let two = places.filter { table.faces[$0] == face }
      check(two.count == 2, "every face exactly twice")
      check(guessers[two[0]] == guessers[two[1]], "guessed in pairs")
    }
    for seat in Seat.allCases {
      check(table[seat].attempts == attempts[seat] ?? 0, "attempts of each")
      check(2 * table[seat].pairs == guessers.count { $0 == seat }, "pairs of each")
    }
    check(table[.you].attempts + table[.opponent].attempts == state.moves.count / 2, "half the turned cards")
    check(state.isOver == guessers.allSatisfy { $0 != nil }, "over when all are guessed")
    return faults
  }
}

@Suite struct MemoryLawTests {
  @Test func lawsHoldUnderRandomActions() throws {
    var choices: [MemorySettings] = []
    for (pairs, opponent, first, category) in [
      (6, "none", "you", "pop"), (3, "optimal", "you", "rock"), (2, "naive", "opponent", "metal"),
      (4, "forgetful:2", "opponent", "rap"), (18, "forgetful:0", "you", "electronic"),
      (5, "person", "opponent", "animals"),
    ] {
      var settings = MemorySettings()
      try settings.set("pairs", to: "\(pairs)")
      try settings.set("opponent", to: opponent)
      try settings.set("first", to: first)
      try settings.set("category", to: category)
      choices.append(settings)
    }
    let laws = PlayLaws<MemoryPlay>(
      anyMove: { table, random in random.index(table.faces.count + 4) - 2 },
      check: { state in
        guard let table = state.table, let deal = state.deal else { return }
        let faults = Recount(state, faces: deal.faces).faults(of: table, state)
        try #require(faults.isEmpty, "\(faults)")
      },
      settings: choices)
    try laws.hold(steps: Laws.steps)
  }
}
