import Memory
import Questions

extension MemoryPlay {
  /// The cards, which of them are up, and what both players have seen.
  package struct Table: Sendable, Equatable {
    /// Where the faces come from.
    package let category: FaceCategory
    /// The faces by place.
    package let faces: [String]
    /// Whether a person plays alone.
    package let isSolo: Bool
    /// Whether two people play.
    package let isShared: Bool
    /// The player who turns the next card.
    package private(set) var mover: Seat
    /// The cards that are up and not guessed: one, when the attempt has begun; two unequal ones,
    /// until the next card is turned.
    package private(set) var turned: [Int] = []
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
      /// The pairs that were guessed.
      package internal(set) var pairs = 0
    }

    /// What the last card led to.
    package enum Last: Sendable, Equatable {
      /// It is the first of an attempt.
      case first(Int)
      /// It is equal to the one before.
      case pair(Int, Int, by: Seat)
      /// It differs from the one before.
      case miss(Int, Int, by: Seat)
    }

    init(_ deal: Deal, _ settings: MemorySettings) {
      (category, faces) = (deal.category, deal.faces)
      (isSolo, isShared) = (settings.isSolo, settings.isShared)
      mover = isSolo ? .you : settings.first
      seen = [Bool](repeating: false, count: faces.count)
      guessed = [Seat?](repeating: nil, count: faces.count)
      recollection = Recollection(cardCount: faces.count, recall: settings.opponent?.recall ?? .max)
      cards = Self.numbers(faces)
    }

    /// Numbers the faces in the order in which they first come.
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
    package func isUp(_ place: Int) -> Bool { guessed[place] != nil || turned.contains(place) }

    /// The place that began the current attempt; `nil` between attempts.
    package var first: Int? { turned.count == 1 ? turned[0] : nil }

    /// The places of the cards that aren't guessed.
    package var left: [Int] { faces.indices.filter { guessed[$0] == nil } }

    /// Whether all cards are guessed.
    package var isOver: Bool { !guessed.contains(nil) }

    /// The player with more pairs at the end; `nil` before, alone, and in a draw.
    package var winner: Seat? {
      guard isOver, !isSolo, self[.you].pairs != self[.opponent].pairs else { return nil }
      return self[.you].pairs > self[.opponent].pairs ? .you : .opponent
    }

    /// Turns a card. Unequal ones that are still up are turned back first.
    mutating func turn(_ place: Int) {
      seen[place] = true
      guard let first else {
        turned = [place]
        last = .first(place)
        return
      }
      recollection.see(cards[first])
      recollection.see(cards[place])
      change { $0.attempts += 1 }
      if faces[first] == faces[place] {
        take(first, place)
      } else {
        turned = [first, place]
        last = .miss(first, place, by: mover)
        if !isSolo { mover = mover.other }
      }
    }

    private mutating func take(_ first: Int, _ second: Int) {
      turned = []
      last = .pair(first, second, by: mover)
      for place in [first, second] {
        guessed[place] = mover
        recollection.forget(cards[place])
      }
      change { $0.pairs += 1 }
    }

    private mutating func change(_ body: (inout Tally) -> Void) {
      if mover == .you { body(&yours) } else { body(&theirs) }
    }
  }
}
