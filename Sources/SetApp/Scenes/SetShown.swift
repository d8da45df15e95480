import Documents
import GameCore
import Questions
import SetGame

extension SetPlay: ShownGame {
  package static let title = "Set"

  package static func headline(_ state: GameState<SetPlay>) -> String {
    guard let table = state.table else { return "" }
    if table.isShared {
      return "Player 1: \(table.score[.you]), player 2: \(table.score[.opponent]), deck \(table.deck.count)"
    }
    guard let seconds = state.settings.opponent else {
      return "Score \(table.score[.you]), Sets \(table.found[.you]), deck \(table.deck.count)"
    }
    let claim = table.sets.isEmpty ? "" : ", \(max(0, seconds - table.clock)) s left"
    return "You \(table.score[.you]), I \(table.score[.opponent]), deck \(table.deck.count)\(claim)"
  }

  package static func scene(_ state: GameState<SetPlay>, in room: SceneRoom) -> Scene {
    guard let table = state.table else { return Scene() }
    let isOpen = if case .person = state.turn { true } else { false }
    return SetScene(
      table: table, faces: CardFaces(state.settings.faces), advice: state.advice, isOpen: isOpen, room: room
    ).scene()
  }

  package static let keyForms = [
    MoveForm("1…9, a…", "select a card by its number or the letter on it"), MoveForm("d", "deal three more cards"),
    MoveForm("q, m", "with two people: player 1 or player 2 calls; Q and M quit and open the menu"),
  ]

  /// The keys of two people for calling a Set.
  static let callKeys: [(seat: Seat, key: Character)] = [(.you, "q"), (.opponent, "m")]

  /// A key selects a card, d deals, and each of two people has one to call.
  package static func meaning(of keys: String, in state: GameState<SetPlay>) -> KeyMeaning {
    guard let key = keys.first, keys.count == 1 else { return .nothing }
    if state.table?.isShared == true, !state.isOver, let call = callKeys.first(where: { $0.key == key }) {
      return .command("call \(call.seat.rawValue)")
    }
    if key == "d" { return .command("deal") }
    return SetScene.keys.firstIndex(of: key).map { .command("select \($0 + 1)") } ?? .nothing
  }

  package static func message(_ state: GameState<SetPlay>) -> String {
    guard let table = state.table else { return "" }
    let trial = trial(on: table, state.settings, isOver: state.isOver)
    return state.isOver ? trial + result(on: table, state.settings) : trial
  }

  /// What is selected, and what became of three.
  private static func trial(on table: Table, _ settings: SetSettings, isOver: Bool) -> String {
    switch table.trial {
    case .match(let seat):
      let found = "MATCH! +\(settings.scores.match)"
      if table.isShared { return found + " for \(name(seat, isFirst: false))." + (isOver ? " " : "") }
      return (seat == .you ? found + "." : "MATCH! The Set is mine.") + (isOver ? " " : "")
    case .mismatch: return isOver ? "" : "Not a Set – \(spoilers(on: table, CardFaces(settings.faces)))."
    case nil:
      if isOver { return "" }
      if table.isShared, table.caller == nil { return "Whoever sees a Set calls." }
      let wanted = ["three cards", "two more cards", "one more card"][min(2, table.selection.count)]
      return table.caller.map { "\(name($0)): select \(wanted)." } ?? "Select \(wanted)."
    }
  }

  /// What two people at one table are called.
  private static func name(_ seat: Seat, isFirst: Bool = true) -> String {
    isFirst ? seat.player : seat.player.lowercasedFirst
  }

  /// What keeps three tried cards from being a Set: "fill: two empty, one striped".
  private static func spoilers(on table: Table, _ faces: CardFaces) -> String {
    let cards = table.selection.compactMap { table.places[$0] }
    guard cards.count == 3 else { return "" }
    let agreements = Card.agreements(cards[0], cards[1], cards[2], in: .standard)
    let digits = cards.map { $0.digits(in: .standard) }
    let values = [SetWords.values[0], faces.colours, faces.shapes, faces.fills]
    return agreements.indices.filter { agreements[$0] == .spoiled }.map { feature in
      let three = digits.map { $0[feature] }
      if feature == 0 { return "number: " + Wording.list(three.map { "\($0 + 1)" }, conjunction: "and") }
      let twice = three[0] == three[1] || three[0] == three[2] ? three[0] : three[1]
      let once = three.first { $0 != twice } ?? twice
      let two = values[feature][twice] + (feature == 2 ? "s" : "")
      return "\(SetWords.feature(feature, in: .standard)): two \(two), one \(values[feature][once])"
    }.joined(separator: "; ")
  }

  /// How the game ended.
  private static func result(on table: Table, _ settings: SetSettings) -> String {
    let left = "The game is over with \(Wording.count(table.cardsInPlay, "card", "cards")) left. "
    func points(_ seat: Seat) -> String {
      "\(Wording.count(table.score[seat], "point", "points")) for \(Wording.count(table.found[seat], "Set", "Sets"))"
    }
    let (yours, mine) = (table.score[.you], table.score[.opponent])
    if table.isShared {
      let winner = yours == mine ? "It is a draw" : "\(name(yours > mine ? .you : .opponent)) wins"
      return left + "Player 1 has \(points(.you)), player 2 has \(points(.opponent)). \(winner)."
    }
    guard settings.opponent != nil else { return left + "You have \(points(.you))." }
    let winner = yours > mine ? "You win" : yours < mine ? "I win" : "It is a draw"
    return left + "You have \(points(.you)), I have \(points(.opponent)). \(winner)."
  }

  package static func words(
    _ move: Move, by seat: Seat?, on before: Table, _ settings: SetSettings
  ) -> String {
    switch move {
    case .select(let place):
      guard let card = before.places[place] else { return "You select nothing" }
      if before.matched.contains(place) { return cleared(on: before) }
      let verb = before.trial == nil && before.selection.contains(place) ? "deselect" : "select"
      let who = before.caller.map { "\(name($0)) \(verb)s" } ?? "You \(verb)"
      return "\(who) card \(place + 1): \(CardFaces(settings.faces).name(of: card))"
    case .deal:
      let cards = Wording.count(min(3, before.deck.count), "card", "cards")
      return before.matched.isEmpty ? "You deal \(cards) more" : "You deal \(cards) in place of the Set"
    case .clear: return cleared(on: before)
    case .call(let seat): return "\(name(seat)) calls"
    case .claim(let three): return "I take the \(places(three))"
    case .wait(let seconds): return seconds == 1 ? "1 second passes" : "\(Wording.grouped(seconds)) seconds pass"
    }
  }

  private static func cleared(on table: Table) -> String {
    table.matched.isEmpty ? "The cards are free again" : "The Set leaves the table"
  }

  /// "Set 1, 5 and 9".
  private static func places(_ three: [Int]) -> String { "Set " + Wording.list(three.map { "\($0 + 1)" }) }

  package static func words(_ refusal: Refusal, on table: Table) -> String {
    switch refusal {
    case .noPlace(let place, let count): "there is no position \(place + 1): there are \(count)"
    case .emptyPlace(let place): "there is no card at position \(place + 1)"
    case .nothingTried: "no three cards have been tried"
    case .uncalled: "call first: then the Set is yours to select"
    case .alone: "you play alone: just select three cards"
    case .called(let seat): "\(name(seat, isFirst: false)) has called already"
    case .deckEmpty: "the deck is empty"
    case .tableFull(let cards): "the table is full with \(cards) cards, and there is a Set among them"
    case .notYours: "only the computer claims Sets: select three cards"
    case .noSet(let three): "there is no \(places(three)) to take"
    case .time(let seconds, let range):
      "\(seconds) seconds can't pass: choose \(range.lowerBound) to \(range.upperBound)"
    }
  }

  package static func words(_ advice: SetAdvice, on table: Table) -> String {
    guard advice.sets.isEmpty else {
      let cards = Wording.list(advice.shown.map { "\($0 + 1)" })
      let shown = advice.step == 1 ? "card \(cards)" : advice.step == 2 ? "cards \(cards)" : places(advice.places)
      return "Hint \(advice.index + 1) of \(advice.sets.count): \(shown)."
    }
    return table.matched.isEmpty
      ? "There is no Set on the table; 'deal' brings more cards."
      : "No other Set on the table; the matched cards are replaced first."
  }

  package static let tableShape = Shape<GameState<SetPlay>>(
    Field("cards", "The cards on the table, by place") { state in
      state.table.map { table in
        table.places.indices.compactMap { place in
          table.places[place].map { CardRecord(place: place, card: $0, stage: table.stage(of: $0)) }
        }
      } ?? []
    },
    Field("deck", "The number of cards in the deck") { $0.table?.deck.count ?? 0 },
    Field("removed", "The number of cards that were matched and are gone") { $0.table?.removed.count ?? 0 },
    Field("cardsInPlay", "The cards on the table without those of a matched Set") { $0.table?.cardsInPlay ?? 0 },
    Field("selection", "The places of the selected cards, in the order in which they were selected") {
      $0.table?.selection ?? []
    },
    Field("isSet", "Whether the three selected cards are a Set; absent while there are fewer") {
      $0.table.flatMap { table in table.trial.map { _ in !table.matched.isEmpty } }
    },
    Field("foundBy", "Who found the Set that is shown") {
      if case .match(let seat) = $0.table?.trial { seat } else { nil as Seat? }
    },
    Field("setCount", "The number of Sets on the table, without those that have matched cards") {
      $0.table?.sets.count ?? 0
    },
    Field("hint", "The places of the Set that the hint is about; absent without a hint") {
      $0.advice.flatMap { $0.sets.isEmpty ? nil : $0.places }
    },
    Field("hintStep", "How many of its cards are shown: one more for each hint, then the next Set") {
      $0.advice.flatMap { $0.sets.isEmpty ? nil : $0.step }
    },
    Field("hintNumber", "The number of that Set, from 1") {
      $0.advice.flatMap { $0.sets.isEmpty ? nil : $0.index + 1 }
    },
    Field("caller", "Which of two people selects; absent until one calls, and in a game for one") { $0.table?.caller },
    Field("taken", "The Sets that were found, in order") { $0.table?.taken.map(TakenRecord.init) ?? [] },
    Field("score", "The points of the person") { $0.table?.score[.you] ?? 0 },
    Field("setsFound", "The Sets that the person has found") { $0.table?.found[.you] ?? 0 },
    Field("opponentScore", "The points of the other player") { $0.table?.score[.opponent] ?? 0 },
    Field("opponentSetsFound", "The Sets that the other player has found") { $0.table?.found[.opponent] ?? 0 },
    Field("secondsUnchanged", "The seconds since a Set was found or a card laid out or removed") {
      $0.table?.clock ?? 0
    })
}

/// A card on the table.
private struct CardRecord: Record {
  package static var recordName: String { "tableCard" }
  let place: Int
  let card: Card
  let stage: SetPlay.Stage

  static let shape = Shape<Self>(
    Field("place", "Its place, from 0") { $0.place },
    Field("card", "The card, in digits") { CardNotation.digits($0.card, in: .standard) },
    Field("stage", "How far it has come") { $0.stage })
}

/// A Set that was found.
private struct TakenRecord: Record {
  let taken: SetPlay.Taken

  static let shape = Shape<Self>(
    Field("seat", "Who found it") { $0.taken.seat },
    Field("cards", "Its cards, in digits") { SetWords.digits($0.taken.cards, in: .standard) })
}

extension SetPlay.Stage: JSONWritable {}

extension SetPlay {
  package static func evidence(_ advice: SetAdvice) -> Evidence<SetProof>? { advice.evidence }
}
