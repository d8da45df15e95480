import CardMatch
import Documents
import GameCore
import Questions

extension CardMatchPlay: CardTurningGame {
  package static let title = "Card matching"

  package static func headline(_ state: GameState<CardMatchPlay>) -> String {
    guard let table = state.table else { return "" }
    guard table.isShared else { return "Score: \(table.cards.score)" }
    return "Player 1: \(table.score(of: .you)). Player 2: \(table.score(of: .opponent))."
  }

  package static func scene(_ state: GameState<CardMatchPlay>, in room: SceneRoom) -> Scene {
    guard let table = state.table else { return Scene() }
    let cards = table.cards.cards.enumerated().map { place, card in
      let symbol = CardNotation.symbol(card)
      let isMatched = table.cards.isMatched[place]
      return CardGrid.Card(
        face: table.isUp(place) ? symbol : nil, isMatched: isMatched, ink: card.suit < 2 ? .red : nil,
        name: table.isUp(place) ? symbol + (isMatched ? ", matched" : "") : "face down")
    }
    let scene = CardGrid(cards, longest: 3, shortest: 3, in: room).scene { text($0, on: table) }
    return room.isASCII ? scene.inASCII : scene
  }

  package static func message(_ state: GameState<CardMatchPlay>) -> String {
    guard let table = state.table else { return "" }
    let story = table.last.map { table.words(of: $0) }
    guard table.cards.isOver else {
      let next = table.isShared ? " \(table.mover.player): turn a card." : ""
      return (story ?? start(table.cards.scoring)) + next
    }
    let (left, size) = (table.cards.isMatched.count { !$0 }, table.cards.scoring.group.rawValue)
    let rest =
      left == 0
      ? "all cards are matched"
      : size > 2 && left < size ? "fewer than three cards are left" : "no two cards left match"
    return (story.map { $0 + " " } ?? "") + "The game is over: \(rest). \(table.result)"
  }

  private static func start(_ scoring: Scoring) -> String {
    guard scoring.group == .two else {
      return "Turn three cards, one after another. Three of a rank bring \(scoring.gain(.rank)), three of a suit "
        + "\(scoring.gain(.suit)); two of a rank bring \(scoring.gain(.partialRank)), two of a suit "
        + "\(scoring.gain(.partialSuit)), and the third card leaves with them. Turning a card up costs \(scoring.cost)."
    }
    return "Turn a card. A pair of equal rank brings \(scoring.gain(.rank)), of equal suit \(scoring.gain(.suit)); "
      + "turning a card up costs \(scoring.cost)."
  }

  package static func words(
    _ place: Int, by seat: Seat?, on before: Table, _ settings: CardMatchSettings
  ) -> String {
    guard before.cards.cards.indices.contains(place) else { return "" }
    let isDown = before.cards.openIndices.contains(place)
    let who = before.isShared ? "\(before.mover.player) turns" : "You turn"
    return "\(who) card \(place + 1) \(isDown ? "down" : "up"), \(CardNotation.symbol(before.cards.cards[place]))"
  }

  package static func words(_ refusal: Refusal, on table: Table) -> String {
    switch refusal {
    case .noCard(_, let count): CardGrid.noCard(count: count)
    case .matched(let place): "card \(place + 1) is matched and stays up"
    }
  }

  package static func words(_ advice: CardMatchAdvice, on table: Table) -> String {
    let choice = advice.choice
    let start = advice.shown == 0 ? "Hint: " : "Choice \(advice.shown + 1) of \(advice.choices.count): "
    let place = (choice.place ?? 0) + 1
    let expected = "; best play then expects \(choice.value.advised) more points."
    switch choice.action {
    case .stop: return start + "stop here: no further gain is expected."
    case .turnDown: return start + "turn card \(place) down again" + expected
    case .flipUnseen: return start + "turn card \(place) (unseen)" + expected
    case .flipKnown(let card):
      let open = table.cards.openIndices.map { table.cards.cards[$0] }
      let matches =
        table.cards.scoring.completes(open, with: card)
        ? ", which matches \(Wording.list(open.map(CardNotation.symbol)))" : ""
      return start + "turn card \(place), \(CardNotation.symbol(card))" + matches + expected
    }
  }

  package static let tableShape = Shape<GameState<CardMatchPlay>>(
    Field("score", "The points so far; with two players those of the first") { $0.table?.score(of: .you) ?? 0 },
    Field("opponentScore", "The points of the second player; absent when one plays alone") { state in
      state.table.flatMap { $0.isShared ? $0.score(of: .opponent) : nil }
    },
    Field("cards", "The cards by position") { $0.table?.records ?? [] },
    Field("left", "The cards that aren't matched") { $0.table?.cards.isMatched.count { !$0 } ?? 0 },
    Field("seen", "The places of the cards that were ever face up, from 0") { state in
      state.table.map { table in table.seen.indices.filter { table.seen[$0] } } ?? []
    })
}

/// A card on the table.
private struct PlayedCard: Record {
  enum Side: String, CaseIterable, JSONWritable { case faceDown, up, matched }
  let side: Side
  let card: String?
  let seen: String?

  static let shape = Shape<Self>(
    Field("side", "Which side is up") { $0.side },
    Field("card", "The card; absent while it is face down and the game isn't over") { $0.card },
    Field("seen", "The card, if it was ever face up: what a perfect memory knows") { $0.seen })
}

extension CardMatchPlay.Table {
  fileprivate var records: [PlayedCard] {
    cards.cards.enumerated().map { place, card in
      let text = CardNotation.text(card)
      let side: PlayedCard.Side = !isUp(place) ? .faceDown : cards.isMatched[place] ? .matched : .up
      return PlayedCard(side: side, card: isUp(place) || cards.isOver ? text : nil, seen: seen[place] ? text : nil)
    }
  }

  /// What a choice did, a sentence.
  fileprivate func words(of last: Last) -> String {
    let scoring = cards.scoring
    let card = CardNotation.symbol(cards.cards[last.place])
    func points(_ number: Int) -> String { number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0" }
    switch last.outcome {
    case .turnedUp: return "Card \(last.place + 1) is \(card): \(points(-scoring.cost))."
    case .turnedDown: return "\(card) is face down again: \(points(-scoring.unchooseCost))."
    case .matched(let match, let others):
      let gain = points(scoring.gain(match) - scoring.cost)
      let words = match.words(in: scoring.group)
      return scoring.group == .two
        ? "\(card) matches \(names(others)) by \(words): \(gain)."
        : "\(card) with \(names(others)), \(words): \(gain)."
    case .mismatched(let others):
      let loss = points(-scoring.mismatch - scoring.cost)
      let down = others.count == 1 ? "which is face down again" : "which are face down again"
      return "\(card) doesn't match \(names(others)), \(down): \(loss)."
    }
  }

  private func names(_ places: [Int]) -> String {
    Wording.list(places.map { CardNotation.symbol(cards.cards[$0]) })
  }
}

extension CardMatchPlay.Table {
  /// How the game ended, a sentence.
  fileprivate var result: String {
    let (first, second) = (score(of: .you), score(of: .opponent))
    guard isShared else { return "Your score is \(first)." }
    let winner = first == second ? "It is a draw" : "\((first > second ? Seat.you : .opponent).player) wins"
    return "\(winner), \(max(first, second)) to \(min(first, second))."
  }
}

extension CardMatchPlay {
  package static func evidence(_ advice: CardMatchAdvice) -> Evidence<CardMatchProof>? { advice.evidence }
}
