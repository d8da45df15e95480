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
      let nouns = table.kind.variant.nouns.many.capitalizedFirst
      return "Score \(table.score[.you]), \(nouns) \(table.found[.you]), deck \(table.deck.count)"
    }
    let claim = table.sets.isEmpty ? "" : ", \(max(0, seconds - table.clock)) s left"
    return "You \(table.score[.you]), I \(table.score[.opponent]), deck \(table.deck.count)\(claim)"
  }

  package static func scene(_ state: GameState<SetPlay>, in room: SceneRoom) -> Scene {
    guard let table = state.table else { return Scene() }
    let isOpen = if case .person = state.turn { true } else { false }
    return SetScene(
      table: table, looks: CardLooks(table.kind, CardFaces(state.settings.faces)), advice: state.advice,
      isOpen: isOpen, room: room
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

  /// What is selected, and what became of it.
  private static func trial(on table: Table, _ settings: SetSettings, isOver: Bool) -> String {
    let variant = table.kind.variant
    switch table.trial {
    case .match(let seat):
      let found = "MATCH! +\(settings.scores.match)"
      if table.isShared { return found + " for \(name(seat, isFirst: false))." + (isOver ? " " : "") }
      return (seat == .you ? found + "." : "MATCH! The \(variant.nouns.one) is mine.") + (isOver ? " " : "")
    case .mismatch: return isOver ? "" : mismatch(on: table, CardFaces(settings.faces))
    case nil:
      if isOver { return "" }
      if table.isShared, table.caller == nil { return "Whoever sees \(variant.one) calls." }
      let wanted = wanted(on: table)
      return table.caller.map { "\(name($0)): select \(wanted)." } ?? "Select \(wanted)."
    }
  }

  /// What is still to be selected: "two more cards".
  private static func wanted(on table: Table) -> String {
    let variant = table.kind.variant
    guard let size = variant.groupSize else {
      return table.selection.isEmpty
        ? "cards that have each dot an even number of times"
        : "more cards, so that each dot is on an even number of them"
    }
    if !table.link.isEmpty, table.selection.isEmpty {
      return "one card of the last \(variant.nouns.one) and \(SetWords.cards(size - 1)) of the table"
    }
    let left = size - table.selection.count
    guard !table.selection.isEmpty, left > 0 else { return SetWords.cards(size) }
    return SetWords.cards(left).split(separator: " ").joined(separator: " more ")
  }

  /// What two people at one table are called.
  private static func name(_ seat: Seat, isFirst: Bool = true) -> String {
    isFirst ? seat.player : seat.player.lowercasedFirst
  }

  /// Why tried cards can't be taken.
  private static func mismatch(on table: Table, _ faces: CardFaces) -> String {
    let variant = table.kind.variant
    if table.isGroup(table.selection) {
      return "That is \(variant.one), but it needs exactly one card of the last \(variant.nouns.one)."
    }
    let spoilers = spoilers(on: table, faces)
    return spoilers.isEmpty ? "Not \(variant.one). \(variant.definition)" : "Not \(variant.one) – \(spoilers)."
  }

  /// What keeps tried cards from being a group, where it can be said feature by feature: "fill: two
  /// empty, one striped".
  private static func spoilers(on table: Table, _ faces: CardFaces) -> String {
    let (dimension, variant) = (table.kind.dimension, table.kind.variant)
    let cards = table.selection.compactMap { table.places[$0] }
    guard variant.isShownByFeatures else { return "" }
    let agreements = variant.agreements(cards, in: dimension)
    let digits = cards.map { $0.digits(in: dimension) }
    return agreements.indices.filter { agreements[$0] == .spoiled }.map { feature in
      let values = digits.map { $0[feature] }
      let name = SetWords.feature(feature, in: dimension)
      func word(_ value: Int) -> String { faces.value(value, of: feature, in: dimension) }
      guard variant == .set, dimension == .standard, feature > 0 else {
        return "\(name): " + Wording.list(values.map(word))
      }
      let twice = values[0] == values[1] || values[0] == values[2] ? values[0] : values[1]
      let once = values.first { $0 != twice } ?? twice
      return "\(name): two \(word(twice))\(feature == 2 ? "s" : ""), one \(word(once))"
    }.joined(separator: "; ")
  }

  /// How the game ended.
  private static func result(on table: Table, _ settings: SetSettings) -> String {
    let left = "The game is over with \(Wording.count(table.cardsInPlay, "card", "cards")) left. "
    func points(_ seat: Seat) -> String {
      "\(Wording.count(table.score[seat], "point", "points")) for \(table.kind.variant.count(table.found[seat]))"
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
      if !before.matched.isEmpty, before.matched.contains(place) || place < before.linkPlaces {
        return cleared(on: before)
      }
      let verb = before.trial == nil && before.selection.contains(place) ? "deselect" : "select"
      let who = before.caller.map { "\(name($0)) \(verb)s" } ?? "You \(verb)"
      return "\(who) card \(place + 1): \(CardLooks(before.kind, CardFaces(settings.faces)).look(of: card).name)"
    case .deal:
      let wanted = before.matched.isEmpty ? furtherDeal : before.matched.count { $0 >= before.linkPlaces }
      let cards = Wording.count(min(wanted, before.deck.count), "card", "cards")
      return before.matched.isEmpty
        ? "You deal \(cards) more" : "You deal \(cards) in place of the \(before.kind.variant.nouns.one)"
    case .clear: return cleared(on: before)
    case .call(let seat): return "\(name(seat)) calls"
    case .claim(let group): return "I take the \(places(group, before))"
    case .wait(let seconds): return seconds == 1 ? "1 second passes" : "\(Wording.grouped(seconds)) seconds pass"
    }
  }

  private static func cleared(on table: Table) -> String {
    table.matched.isEmpty ? "The cards are free again" : "The \(table.kind.variant.nouns.one) leaves the table"
  }

  /// "Set 1, 5 and 9".
  private static func places(_ group: [Int], _ table: Table) -> String {
    "\(table.kind.variant.nouns.one) " + Wording.list(group.map { "\($0 + 1)" })
  }

  package static func words(_ refusal: Refusal, on table: Table) -> String {
    switch refusal {
    case .noPlace(let place, let count): "there is no position \(place + 1): there are \(count)"
    case .emptyPlace(let place): "there is no card at position \(place + 1)"
    case .nothingTried(let size): size.map { "no \(SetWords.cards($0)) have been tried" } ?? "nothing was found"
    case .uncalled: "call first: then the \(table.kind.variant.nouns.one) is yours to select"
    case .alone: "you play alone: just select \(chosen(on: table))"
    case .called(let seat): "\(name(seat, isFirst: false)) has called already"
    case .deckEmpty: "the deck is empty"
    case .tableFull(let cards):
      "the table is full with \(cards) cards, and there is \(table.kind.variant.one) among them"
    case .notYours: "only the computer claims \(table.kind.variant.nouns.many): select \(chosen(on: table))"
    case .noSet(let group): "there is no \(places(group, table)) to take"
    case .time(let seconds, let range):
      "\(seconds) seconds can't pass: choose \(range.lowerBound) to \(range.upperBound)"
    }
  }

  /// What a person selects: "three cards".
  private static func chosen(on table: Table) -> String { table.kind.variant.groupSize.map(SetWords.cards) ?? "cards" }

  package static func words(_ advice: SetAdvice, on table: Table) -> String {
    guard advice.sets.isEmpty else {
      let cards = Wording.list(advice.shown.map { "\($0 + 1)" })
      let isWhole = advice.step == advice.places.count
      let shown = isWhole ? places(advice.places, table) : "\(advice.step == 1 ? "card" : "cards") \(cards)"
      return "Hint \(advice.index + 1) of \(table.setCount): \(shown)."
    }
    let variant = table.kind.variant
    if !table.matched.isEmpty {
      return "No other \(variant.nouns.one) on the table; the matched cards are replaced first."
    }
    return table.link.isEmpty
      ? "There is no \(variant.nouns.one) on the table; 'deal' brings more cards."
      : "No \(variant.nouns.one) continues the last one; 'deal' brings more cards."
  }

  package static let tableShape = Shape<GameState<SetPlay>>(
    Field("cards", "The cards on the table, by place") { state in
      state.table.map { table in
        table.places.indices.compactMap { place in
          table.places[place].map {
            CardRecord(place: place, card: $0, dimension: table.kind.dimension, stage: table.stage(of: $0))
          }
        }
      } ?? []
    },
    Field("deck", "The number of cards in the deck") { $0.table?.deck.count ?? 0 },
    Field("removed", "The number of cards that were matched and are gone") { $0.table?.removed.count ?? 0 },
    Field("cardsInPlay", "The cards on the table without those of a matched Set") { $0.table?.cardsInPlay ?? 0 },
    Field("kind", "What is played") { $0.table.map { KindRecord(deck: $0.kind) } },
    Field("link", "The places of the last group, of which the next one takes a card; none but in a chain") {
      $0.table?.link ?? []
    },
    Field("selection", "The places of the selected cards, in the order in which they were selected") {
      $0.table?.selection ?? []
    },
    Field("isSet", "Whether the selected cards are a Set; absent while they are fewer than one has") {
      $0.table.flatMap { table in table.trial.map { _ in !table.matched.isEmpty } }
    },
    Field("foundBy", "Who found the Set that is shown") {
      if case .match(let seat) = $0.table?.trial { seat } else { nil as Seat? }
    },
    Field("setCount", "The number of Sets on the table, without those that have matched cards") {
      $0.table?.setCount ?? 0
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
    Field("taken", "The Sets that were found, in order") { state in
      state.table.map { table in table.taken.map { TakenRecord(taken: $0, dimension: table.kind.dimension) } } ?? []
    },
    Field("score", "The points of the person") { $0.table?.score[.you] ?? 0 },
    Field("setsFound", "The Sets that the person has found") { $0.table?.found[.you] ?? 0 },
    Field("opponentScore", "The points of the other player") { $0.table?.score[.opponent] ?? 0 },
    Field("opponentSetsFound", "The Sets that the other player has found") { $0.table?.found[.opponent] ?? 0 },
    Field("secondsUnchanged", "The seconds since a Set was found or a card laid out or removed") {
      $0.table?.clock ?? 0
    })
}

/// A deck, in the words of a game.
private struct KindRecord: Record {
  let deck: Deck

  static let shape = Shape<Self>(
    Field("definition", "What a group is, a sentence") { $0.deck.variant.definition },
    Field("group", "What a group is called") { $0.deck.variant.nouns.one },
    Field("isExplained", "Whether 'set explain' says feature by feature why cards are a group") {
      $0.deck.variant.isShownByFeatures
    },
    Field("one", "A group with its article") { $0.deck.variant.one },
    Field("size", "The number of cards in a group; absent where groups differ in size") { $0.deck.variant.groupSize })
}

/// A card on the table.
private struct CardRecord: Record {
  package static var recordName: String { "tableCard" }
  let place: Int
  let card: Card
  let dimension: Dimension
  let stage: SetPlay.Stage

  static let shape = Shape<Self>(
    Field("place", "Its place, from 0") { $0.place },
    Field("card", "The card, in digits") { CardNotation.digits($0.card, in: $0.dimension) },
    Field("stage", "How far it has come") { $0.stage })
}

/// A Set that was found.
private struct TakenRecord: Record {
  let taken: SetPlay.Taken
  let dimension: Dimension

  static let shape = Shape<Self>(
    Field("seat", "Who found it") { $0.taken.seat },
    Field("cards", "Its cards, in digits") { SetWords.digits($0.taken.cards, in: $0.dimension) })
}

extension SetPlay.Stage: JSONWritable {}

extension SetPlay {
  package static func evidence(_ advice: SetAdvice) -> Evidence<SetProof>? { advice.evidence }
}
