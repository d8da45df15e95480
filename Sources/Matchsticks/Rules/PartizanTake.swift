/// A partizan subtraction game: Left takes a number of her own set from a heap, Right one of his.
///
/// Normal play: the player who can't move loses. Fraenkel and Kotzig (1987) began its study.
public struct PartizanTake: Hashable, Sendable {
  /// What Left may take.
  public let left: TakeSet
  /// What Right may take.
  public let right: TakeSet

  /// The largest number that a set may hold.
  public static let largestTake = 1000

  /// Creates the rules; `nil` when a set holds a number above ``largestTake``.
  public init?(left: TakeSet, right: TakeSet) {
    guard left.elements(upTo: Self.largestTake) != nil, right.elements(upTo: Self.largestTake) != nil else {
      return nil
    }
    self.left = left
    self.right = right
  }

  /// What a player may take, ascending.
  package func takes(_ player: Player) -> [Int] {
    (player == .left ? left : right).elements(upTo: Self.largestTake) ?? []
  }

  /// The largest number that anybody may take.
  package var largest: Int { max(takes(.left).last ?? 1, takes(.right).last ?? 1) }
}

/// The players of a partizan game.
public enum Player: String, Sendable, CaseIterable {
  /// The player for whom positive numbers are good.
  case left
  /// The player for whom negative numbers are good.
  case right
}

/// The rules of a heap in a sum of games.
public enum HeapRules: Hashable, Sendable {
  /// Both players have the same moves.
  case impartial(Ruleset)
  /// Each player has their own.
  case partizan(PartizanTake)
  /// Each player has the moves that a line says.
  case line(WrittenRule)
}

/// Heaps side by side, perhaps under different rules; a move changes one of them.
public struct HeapSum: Hashable, Sendable {
  /// The heaps of one ruleset.
  public struct Part: Hashable, Sendable {
    /// Their rules.
    public let rules: HeapRules
    /// Their sizes; under a line the numbers of one position or several, those with starting values
    /// aside.
    public let heaps: [HeapSize]
    /// What a line remembers, where that isn't its starting value.
    public let memory: [RuleLetter: Int]

    /// Heaps under the same rules.
    public init(_ rules: HeapRules, heaps: [HeapSize], memory: [RuleLetter: Int] = [:]) {
      self.rules = rules
      self.heaps = heaps
      self.memory = memory
    }
  }

  /// The parts.
  public let parts: [Part]

  /// A sum of parts.
  public init(_ parts: [Part]) { self.parts = parts }
}

/// The player who wins a game when both play well.
public enum PartizanOutcome: String, Sendable, CaseIterable {
  /// Left wins, moving first or second: the value is positive.
  case left = "L"
  /// Right wins, moving first or second: the value is negative.
  case right = "R"
  /// The player who moves first wins: the value is confused with 0.
  case next = "N"
  /// The player who moves second wins: the value is 0.
  case previous = "P"
}
