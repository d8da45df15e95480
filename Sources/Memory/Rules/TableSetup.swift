/// What is known about one place on the table.
public enum Place: Sendable, Hashable {
  /// A card whose face has not been seen.
  case unseen
  /// A card whose face, named by a number, is remembered.
  case known(face: Int)
  /// An empty place: its pair was taken.
  case gone
}

/// A table that can occur: every face at most twice, an even number of cards, and a place for every
/// mate.
public struct TableSetup: Sendable, Equatable {
  /// The places, in the order in which they were given.
  public let places: [Place]
  /// The pairs both of whose cards are known, by their two places, in the order of the first.
  public let knownPairs: [[Int]]
  /// The places of the known cards whose mate is not known, ascending.
  public let singles: [Int]
  /// The places of unseen cards, ascending.
  public let unseen: [Int]

  /// Checks a table and refuses it with every reason at once.
  public init(_ places: [Place]) throws(ImpossibleTable) {
    var byFace: [Int: [Int]] = [:]
    for (index, place) in places.enumerated() {
      if case .known(let face) = place { byFace[face, default: []].append(index) }
    }
    let unseen = places.indices.filter { places[$0] == .unseen }
    let singles = byFace.values.filter { $0.count == 1 }.map { $0[0] }.sorted()
    var faults = byFace.values.filter { $0.count > 2 }.sorted { $0[0] < $1[0] }
      .map { ImpossibleTable.Fault.faceTooOften(places: $0) }
    let goneCount = places.count { $0 == .gone }
    if !goneCount.isMultiple(of: 2) { faults.append(.oddGone(count: goneCount)) }
    let cardCount = places.count - goneCount
    if !cardCount.isMultiple(of: 2) { faults.append(.oddCards(count: cardCount)) }
    if singles.count > unseen.count { faults.append(.tooFewUnseen(unseen: unseen.count, needed: singles.count)) }
    guard faults.isEmpty else { throw ImpossibleTable(faults: faults) }
    self.places = places
    self.unseen = unseen
    self.singles = singles
    knownPairs = byFace.values.filter { $0.count == 2 }.sorted { $0[0] < $1[0] }
  }

  /// The state that is left when the known pairs have been taken.
  public var stateWithoutKnownPairs: PairState {
    PairState(uncheckedPairs: (singles.count + unseen.count) / 2, known: singles.count)
  }
}

/// Why a table can't occur, with every reason.
public struct ImpossibleTable: Error, Equatable, Sendable {
  /// One reason.
  public enum Fault: Equatable, Sendable {
    /// A face is on more than two places.
    case faceTooOften(places: [Int])
    /// An odd number of places is empty.
    case oddGone(count: Int)
    /// The number of cards on the table is odd.
    case oddCards(count: Int)
    /// More known cards than unseen places where their mates could be.
    case tooFewUnseen(unseen: Int, needed: Int)
  }

  /// The reasons, at least one.
  public let faults: [Fault]

  package init(faults: [Fault]) { self.faults = faults }
}
