/// The canonical form of a game in misère play.
public indirect enum MisereForm: Sendable {
  /// A nim heap, *n; 0 is nothing.
  case nimber(Int)
  case options([MisereForm])
  /// A game that would take too long to write: how many forms can be reached from it, itself among
  /// them.
  case large(positions: Int)
}

/// The genus of a game: its Grundy value in normal play, and those in misère play of the game with
/// 0, 1, 2, … heaps *2 added to it (Winning Ways, chapter 13).
public struct Genus: Hashable, Sendable {
  /// The Grundy value in normal play.
  public let value: Int
  /// The misère values with 0, 1, 2, … heaps *2, to where each is the one before ⊕ 2.
  public let misere: [Int]

  /// The genus with these misère values, without those that follow from the one before.
  package init(value: Int, all: [Int]) {
    self.value = value
    var count = all.count
    while count > 1, all[count - 1] == all[count - 2] ^ 2 { count -= 1 }
    misere = Array(all.prefix(min(count + 1, all.count)))
  }

  /// The misère value with this number of heaps *2 added.
  package func misere(twos: Int) -> Int {
    if twos < misere.count { return misere[twos] }
    return (twos - misere.count) % 2 == 0 ? misere[misere.count - 1] ^ 2 : misere[misere.count - 1]
  }

  /// Whether a position of Nim has this genus; whether a game of it is tame depends on its options,
  /// too (``GenusTable/Row/isTame``).
  public var isTame: Bool {
    let all = (0...(misere.count + 1)).map { self.misere(twos: $0) }
    func alternates(_ first: Int) -> Bool { all.indices.allSatisfy { all[$0] == ($0 % 2 == 0 ? first : first ^ 2) } }
    if alternates(value) { return true }
    guard value <= 1, all[0] == value ^ 1 else { return false }
    return all.dropFirst().enumerated().allSatisfy { $0.element == ($0.offset % 2 == 0 ? value ^ 2 : value) }
  }
}
