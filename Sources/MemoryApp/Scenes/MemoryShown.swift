import Documents
import GameCore
import Memory
import Questions

extension MemoryPlay: CardTurningGame {
  package static let title = "Memory"

  package static func headline(_ state: GameState<MemoryPlay>) -> String {
    guard let table = state.table else { return "" }
    let (you, other) = (table[.you], table[.opponent])
    guard !table.isSolo else {
      let points = table.game == .points ? "Points: \(you.points). " : ""
      return points + "Attempts: \(you.attempts). \(table.groupsName): \(you.pairs) of \(table.groupCount)."
    }
    let names = table.isShared ? ("player 1", "player 2") : ("you", "I")
    return "Pairs: \(names.0) \(you.pairs), \(names.1) \(other.pairs). "
      + "Attempts: \(names.0) \(you.attempts), \(names.1) \(other.attempts)."
  }

  package static func scene(_ state: GameState<MemoryPlay>, in room: SceneRoom) -> Scene {
    guard let table = state.table else { return Scene() }
    let cards = table.faces.enumerated().map { place, face in
      let isGuessed = table.guesser(place) != nil
      return CardGrid.Card(
        face: table.isUp(place) ? face : nil, isMatched: isGuessed, ink: isGuessed ? .dim : .cyan,
        name: table.isUp(place) ? face + (isGuessed ? ", guessed" : "") : "face down")
    }
    let longest = table.faces.map { $0.count }.max() ?? 1
    let grid = CardGrid(cards, longest: min(longest, 10), shortest: min(longest, 4), in: room)
    let scene = grid.scene { text($0, on: table) }
    return room.isASCII ? scene.inASCII : scene
  }

  package static func message(_ state: GameState<MemoryPlay>) -> String {
    guard let table = state.table else { return "" }
    let story = table.last.map { table.words(of: $0) }
    let next = table.isOver ? table.result : table.next
    return [story, next].compactMap { $0 }.joined(separator: " ")
  }

  package static func words(
    _ place: Int, by seat: Seat?, on before: Table, _ settings: MemorySettings
  ) -> String {
    guard before.faces.indices.contains(place) else { return "" }
    let turn = before.isShared ? "\(before.mover.player) turns" : before.mover == .you ? "You turn" : "I turn"
    if before.game == .together {
      guard let first = before.first else { return "You name card \(place + 1)" }
      return "You name card \(place + 1): \(before.faces[first]) and \(before.faces[place])"
    }
    return "\(turn) card \(place + 1): \(before.faces[place])"
  }

  package static func words(_ refusal: Refusal, on table: Table) -> String {
    switch refusal {
    case .noCard(_, let count): CardGrid.noCard(count: count)
    case .guessed(let place): "card \(place + 1) is matched and stays up"
    case .up(let place): "card \(place + 1) is up already: turn another one"
    }
  }

  package static func words(_ advice: MemoryAdvice, on table: Table) -> String {
    "Hint: \(plan(advice, on: table)). " + expectation(advice)
  }

  private static func plan(_ advice: MemoryAdvice, on table: Table) -> String {
    let card = "\(table.game == .together ? "name" : "turn") card \(advice.place + 1)"
    switch advice.plan {
    case .pair(let other): return "turn cards \(advice.place + 1) and \(other + 1), a known pair"
    case .pass(let other): return "turn cards \(advice.place + 1) and \(other + 1), which both know, to pass"
    case .look(.oneUnknown): return card + " (unseen); if its mate is unknown, turn a known card"
    case .look: return card + " (unseen); if its mate is unknown, turn another unseen card"
    case .second(.mate): return card + (table.first == nil ? ", one of a known group" : ", its mate")
    case .second(.unseen): return card + " (unseen)"
    case .second(.known):
      return card + (table.isSolo ? ", which you have seen" : ", which both know: it reveals nothing new")
    }
  }

  private static func expectation(_ advice: MemoryAdvice) -> String {
    switch advice.measure {
    case .turns: "Best play expects \(advice.value.advised) attempts to the end, this one included."
    case .points: "Best play expects \(advice.value.advised) points from here on."
    case .lead, .advantage:
      "With best play on both sides your expected lead from here on is \(advice.value.advised) pairs."
    }
  }

  package static let tableShape = Shape<GameState<MemoryPlay>>(
    Field("category", "Where the faces come from") { $0.table?.category.rawValue ?? "" },
    Field("cards", "The cards by place") { $0.table?.records ?? [] },
    Field("attempt", "The places from 0 that are up, or named, in the present attempt; empty between attempts") {
      $0.table?.attempt ?? []
    },
    Field("you", "What the person has done") { PlayerRecord($0, .you) },
    Field("opponent", "What the other player has done; absent when the person plays alone") {
      $0.table?.isSolo == false ? PlayerRecord($0, .opponent) : nil
    },
    Field("winner", "Who has more pairs at the end; absent before, alone, and in a draw") { $0.table?.winner })
}

/// A card on the table.
private struct PlayedFace: Record {
  enum Side: String, CaseIterable, JSONWritable { case faceDown, up, guessed }
  let side: Side
  let face: String?
  let seen: String?
  let guesser: Seat?

  static let shape = Shape<Self>(
    Field("side", "Which side is up") { $0.side },
    Field("face", "Its face; absent while it is face down") { $0.face },
    Field("seen", "Its face, if it was ever up: what a perfect memory knows") { $0.seen },
    Field("guesser", "Who guessed it; absent until then") { $0.guesser })
}

/// What a player has done.
private struct PlayerRecord: Record {
  package static var recordName: String { "playerTally" }
  let tally: MemoryPlay.Table.Tally?

  let points: Int?

  init(_ state: GameState<MemoryPlay>, _ seat: Seat) {
    tally = state.table?[seat]
    points = state.table?.game == .points ? tally?.points : nil
  }

  static let shape = Shape<Self>(
    Field("attempts", "The attempts, of two cards each") { $0.tally?.attempts ?? 0 },
    Field("pairs", "The pairs, or groups, that were guessed") { $0.tally?.pairs ?? 0 },
    Field("points", "The points; absent where none are counted") { $0.points })
}

extension MemoryPlay.Table {
  fileprivate var records: [PlayedFace] {
    faces.enumerated().map { place, face in
      let guesser = guesser(place)
      let side: PlayedFace.Side = guesser != nil ? .guessed : isUp(place) ? .up : .faceDown
      return PlayedFace(
        side: side, face: isUp(place) ? face : nil, seen: seen[place] ? face : nil, guesser: guesser)
    }
  }

  /// What the last card led to, a sentence.
  fileprivate func words(of last: Last) -> String {
    switch last {
    case .first(let place): game == .together ? "Card \(place + 1) is named." : "Card \(place + 1) is \(faces[place])."
    case .pair(let first, _, _): "\(groupName): \(faces[first])."
    case .miss(let first, let second, _):
      "\(faces[first]) and \(faces[second]) differ."
    }
  }

  /// What is taken, with its article.
  private var groupName: String {
    switch game {
    case .pairs, .points, .pack, .together: "A pair"
    case .triples: "A triple"
    case .fours: "Four of a kind"
    }
  }

  /// What is taken, many of them.
  fileprivate var groupsName: String {
    switch game {
    case .pairs, .points, .pack, .together: "Pairs"
    case .triples: "Triples"
    case .fours: "Fours"
    }
  }

  /// How many are taken in all.
  fileprivate var groupCount: Int { faces.count / game.group }

  /// What is to be done next, a sentence.
  fileprivate var next: String {
    if mover == .opponent, !isShared { return "I am thinking." }
    let who = isShared ? mover.player + ": turn" : "Turn"
    if attempt.count == 1 { return (game == .together ? "Name" : who) + " a second card." }
    if attempt.count > 1 { return who + " another one." }
    if game == .together { return "Name two cards." }
    return isSolo || isShared ? who + " a card." : "It's your turn."
  }

  /// How the game ended, a sentence.
  fileprivate var result: String {
    let (mine, yours) = (self[.opponent].pairs, self[.you].pairs)
    if isSolo {
      let attempts = Wording.count(self[.you].attempts, "attempt", "attempts")
      let points = game == .points ? " with \(Wording.count(self[.you].points, "point", "points"))" : ""
      return "The game is over: all \(groupCount) \(groupsName.lowercased()) in \(attempts)\(points)."
    }
    if isShared, let winner {
      return "The game is over. \(winner.player) won by \(max(mine, yours)) to \(min(mine, yours))."
    }
    switch winner {
    case .you: return "The game is over. You won by \(yours) to \(mine)."
    case .opponent: return "The game is over. I won by \(mine) to \(yours)."
    case nil: return "The game is over. It is a draw, \(yours) to \(mine)."
    }
  }
}

extension MemoryPlay {
  package static func evidence(_ advice: MemoryAdvice) -> Evidence<MemoryProof>? { advice.evidence }
}
