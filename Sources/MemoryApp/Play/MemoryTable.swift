import Memory
import Questions

extension MemoryPlay {
  /// The cards, which of them are up, and what both players have seen.
  package struct Table: Sendable, Equatable {
    /// Where the faces come from.
    package let category: FaceCategory
    /// The faces by place.
    package let faces: [String]
    /// The game that is played.
    package let game: SoloGame
    /// Whether a person plays alone.
    package let isSolo: Bool
    /// Whether two people play.
    package let isShared: Bool
    /// The player who turns the next card.
    package private(set) var mover: Seat
    /// The cards that are up and not guessed, or named: those of the attempt, or those of one that
    /// failed, until the next card is turned.
    package private(set) var turned: [Int] = []
    /// Whether the cards that are up belong to an attempt that continues.
    private var isOpen = false
    /// Which of them had been seen before this attempt.
    private var wereSeen: [Bool] = []
    /// Which cards were ever up.
    package private(set) var seen: [Bool]
    /// What the last card led to.
    package private(set) var last: Last?
    /// By place, the player who guessed the card.
    private var guessed: [Seat?]
    private var yours = Tally()
    private var theirs = Tally()
    /// The faces by place as the library numbers cards: 2f and 2f + 1 are the pair f.
    let cards: [Int]
    /// What the computer remembers from before this attempt.
    private(set) var recollection: Recollection

    /// What a player has done.
    package struct Tally: Sendable, Equatable {
      /// The attempts: two cards are one.
      package internal(set) var attempts = 0
      /// The pairs, or groups, that were guessed.
      package internal(set) var pairs = 0
      /// The points, where the game has them.
      package internal(set) var points = 0
    }

    /// What the last card led to.
    package enum Last: Sendable, Equatable {
      /// It begins or continues an attempt.
      case first(Int)
      /// It is equal to the one before and completes the pair, or group.
      case pair(Int, Int, by: Seat)
      /// It differs from the one before.
      case miss(Int, Int, by: Seat)
    }

    init(_ deal: Deal, _ settings: MemorySettings) {
      (category, faces) = (deal.category, deal.faces)
      (isSolo, isShared, game) = (settings.isSolo, settings.isShared, settings.game)
      mover = isSolo ? .you : settings.first
      seen = [Bool](repeating: false, count: faces.count)
      guessed = [Seat?](repeating: nil, count: faces.count)
      recollection = Recollection(
        cardCount: game.copies == 2 ? faces.count : 0, recall: settings.opponent?.recall ?? .max)
      cards = Self.numbers(faces)
    }

    /// Numbers the faces in the order in which they first come; only pairs are numbered.
    private static func numbers(_ faces: [String]) -> [Int] {
      var first: [String: Int] = [:]
      return faces.map { face in
        if let number = first[face] { return number + 1 }
        let number = 2 * first.count
        first[face] = number
        return number
      }
    }

    /// What a player has done.
    package subscript(seat: Seat) -> Tally { seat == .you ? yours : theirs }

    /// The player who guessed the card at a place; `nil` if neither has.
    package func guesser(_ place: Int) -> Seat? { guessed[place] }

    /// Whether the face at a place can be seen: it was guessed, or was turned and not back yet.
    package func isUp(_ place: Int) -> Bool {
      guessed[place] != nil || turned.contains(place) && !(game == .together && isOpen)
    }

    /// The places of the current attempt, which are up, or named; empty between attempts.
    package var attempt: [Int] { isOpen ? turned : [] }

    /// The place that began the current attempt; `nil` between attempts.
    package var first: Int? { attempt.first }

    /// Whether the first card of the current attempt had been seen before it.
    package var wasFirstSeen: Bool { isOpen && wereSeen.first == true }

    /// The places of the cards that aren't guessed.
    package var left: [Int] { faces.indices.filter { guessed[$0] == nil } }

    /// Whether all cards are guessed.
    package var isOver: Bool { !guessed.contains(nil) }

    /// The player with more pairs at the end; `nil` before, alone, and in a draw.
    package var winner: Seat? {
      guard isOver, !isSolo, self[.you].pairs != self[.opponent].pairs else { return nil }
      return self[.you].pairs > self[.opponent].pairs ? .you : .opponent
    }

    /// Turns a card, or names it. Unequal ones that are still up are turned back first.
    mutating func turn(_ place: Int) {
      if !isOpen { (turned, wereSeen) = ([], []) }
      turned.append(place)
      wereSeen.append(seen[place])
      let isNamed = game == .together && turned.count == 1
      if !isNamed { for card in turned { seen[card] = true } }
      let isEqual = isNamed || faces[turned[0]] == faces[place]
      isOpen = isEqual && turned.count < game.group
      guard !isOpen else {
        last = .first(place)
        return
      }
      if game.copies == 2 { for card in turned { recollection.see(cards[card]) } }
      change { $0.attempts += 1 }
      if isEqual {
        take()
      } else {
        last = .miss(turned[turned.count - 2], place, by: mover)
        let penalties = wereSeen.count { $0 } * (game.score?.penalty ?? 0)
        change { $0.points -= penalties }
        if !isSolo { mover = mover.other }
      }
    }

    private mutating func take() {
      last = .pair(turned[0], turned[turned.count - 1], by: mover)
      for place in turned {
        guessed[place] = mover
        if game.copies == 2 { recollection.forget(cards[place]) }
      }
      turned = []
      let points = game.score?.match ?? 0
      change {
        $0.pairs += 1
        $0.points += points
      }
    }

    private mutating func change(_ body: (inout Tally) -> Void) {
      if mover == .you { body(&yours) } else { body(&theirs) }
    }
  }
}
