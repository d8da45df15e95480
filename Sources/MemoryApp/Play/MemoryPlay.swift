import GameCore
import Memory
import Questions

/// The memory game as people play it: alone, two together, or against a computer (REFERENCES: S3).
package enum MemoryPlay: PlayableGame {
  package static let name = "memory"
  package typealias Solvers = FaceSource

  /// Faces that were loaded and shuffled.
  package struct Deal: Sendable, Equatable {
    /// The category that they belong to.
    package let category: FaceCategory
    /// The faces by place, each twice, or as often as the game has it.
    package let faces: [String]

    /// A deal of faces.
    package init(category: FaceCategory, faces: [String]) {
      self.category = category
      self.faces = faces
    }
  }

  /// A place, from 0: the card there is turned up.
  package typealias Move = Int

  /// Why a card can't be turned.
  package enum Refusal: Error, Sendable, Equatable {
    /// There is no such place; `count` is the number of places.
    case noCard(Int, count: Int)
    /// The card was guessed and stays up.
    case guessed(Int)
    /// The card is up, or named, in this attempt.
    case up(Int)
  }

  /// The faces have to be loaded.
  package static func plainDeal(_ settings: MemorySettings) -> Deal? { nil }

  package static func accepts(_ deal: Deal, _ settings: MemorySettings) -> Bool {
    let counts = deal.faces.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let copies = settings.game.copies
    return deal.faces.count == copies * settings.pairs && counts.values.allSatisfy { $0 == copies }
      && deal.faces.allSatisfy(isFace)
  }

  /// A face is named by a word.
  private static func isFace(_ name: String) -> Bool { !name.isEmpty && !name.contains(where: { $0.isWhitespace }) }

  package static func table(_ deal: Deal, _ settings: MemorySettings) -> Table { Table(deal, settings) }

  package static func turn(on table: Table, _ settings: MemorySettings) -> Turn {
    if table.isOver { return .over }
    return table.isShared || table.mover == .you ? .person(table.mover) : .computer(.opponent)
  }

  package static func refusal(of place: Int, by seat: Seat, on table: Table) -> Refusal? {
    guard table.faces.indices.contains(place) else { return .noCard(place, count: table.faces.count) }
    if table.guesser(place) != nil { return .guessed(place) }
    return table.attempt.contains(place) ? .up(place) : nil
  }

  package static func make(_ place: Int, on table: inout Table) { table.turn(place) }

  package static func legalMoves(on table: Table) -> [Int]? { table.left.filter { !table.attempt.contains($0) } }

  package static func deal(
    _ settings: MemorySettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Deal {
    let category = settings.category.rawValue
    var faces = try computer.solvers.faces(category)
    guard Set(faces).count == faces.count, faces.allSatisfy(isFace) else {
      throw .load(reason: "the faces of \(category) aren't different words")
    }
    guard faces.count >= settings.pairs else {
      throw .load(reason: "\(category) has too few faces for \(settings.pairs) pairs: \(faces.count)")
    }
    random.drawToFront(settings.pairs, of: &faces)
    var cards = faces.prefix(settings.pairs).flatMap { [String](repeating: $0, count: settings.game.copies) }
    random.shuffle(&cards)
    return Deal(category: settings.category, faces: cards)
  }

  package static func move(
    on table: Table, _ settings: MemorySettings, random: inout SeededGenerator, computer: Computer<Solvers>
  ) throws(ComputerError) -> Int {
    let player: PairsPlayer
    do throws(Stopped) {
      player = try PairsPlayer(settings.opponent ?? .optimal, pairs: table.faces.count / 2, limits: computer.limits)
    } catch {
      throw .stopped(error.reason)
    }
    let card = player.next(
      table.recollection, first: table.first.map { table.cards[$0] }, down: table.left.map { table.cards[$0] },
      random: &random)
    guard let place = table.cards.firstIndex(of: card) else { preconditionFailure("every card has a place") }
    return place
  }
}
