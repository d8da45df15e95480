/// A game of one's own, written as a line, `a,b -> a-k,b; a,b-k; a-k,b-k`: the numbers of a
/// position, and what a move makes of them.
public struct WrittenRule: Hashable, Sendable {
  /// The numbers that every position gives, in their order; with ``hasDots`` they are any different
  /// heaps of a position that has any number of them.
  public let letters: [RuleLetter]
  /// Whether a position has any number of heaps.
  public let hasDots: Bool
  /// The numbers with starting values, which a position need not give.
  public let memory: [RuleLetter]
  /// The starting values of ``memory``.
  public let starts: [Int]
  /// Which positions exist; `nil` when all do whose numbers aren't negative.
  public let board: RuleCondition?
  /// The moves, those of Left in a partizan game.
  public let moves: [RuleMove]
  /// The moves of Right in a partizan game; `nil` where both players have the same ones.
  public let rightMoves: [RuleMove]?
  /// Where the game is over before the moves are used up: the first that holds counts.
  public let endings: [RuleEnding]

  package init(
    letters: [RuleLetter], hasDots: Bool, memory: [RuleLetter], starts: [Int], board: RuleCondition?,
    moves: [RuleMove], rightMoves: [RuleMove]?, endings: [RuleEnding]
  ) {
    self.letters = letters
    self.hasDots = hasDots
    self.memory = memory
    self.starts = starts
    self.board = board
    self.moves = moves
    self.rightMoves = rightMoves
    self.endings = endings
  }

  /// Whether a position is a sum of heaps that are played on one by one.
  public var isSumOfHeaps: Bool { letters.count == 1 && !hasDots }
}

/// A letter, a–z.
public struct RuleLetter: Hashable, Sendable, Comparable {
  /// The letter, in ASCII and lower case.
  public let ascii: UInt8

  package init(_ ascii: UInt8) { self.ascii = ascii }

  /// The letter of a text; `nil` unless that is one of a–z.
  public init?(_ text: String) {
    guard text.utf8.count == 1, let byte = text.utf8.first, (0x61...0x7A).contains(byte | 0x20) else { return nil }
    ascii = byte | 0x20
  }

  /// The letter as a text.
  public var text: String { String(UnicodeScalar(ascii)) }

  /// Whether a letter comes before another one, in the order of the alphabet.
  public static func < (one: Self, other: Self) -> Bool { one.ascii < other.ascii }
}

/// A move: what the letters of a position become.
public struct RuleMove: Hashable, Sendable {
  /// What is left, each a position: one, or several that are played on as a sum.
  public let parts: [RulePart]
  /// When there is the move; `nil` for always.
  public let condition: RuleCondition?
}

/// One position that a move leaves, or one for each number of a range.
public struct RulePart: Hashable, Sendable {
  /// The numbers; those of memory last where they are given.
  public let items: [RuleSum]
  /// Whether the heaps that weren't chosen follow the first ``leading`` numbers.
  public let hasDots: Bool
  /// How many numbers precede the dots.
  public let leading: Int
  /// The letter that runs over a range, and the range.
  public let loop: RuleLoop?
}

/// A letter that runs from one number to another.
public struct RuleLoop: Hashable, Sendable {
  /// The letter, which is a new one.
  public let letter: RuleLetter
  /// Its first number.
  public let from: RuleSum
  /// Its last number; below the first one there is no part.
  public let to: RuleSum
}

/// Where a game is over: a player to move for whom `condition` holds has won, or lost.
public struct RuleEnding: Hashable, Sendable {
  /// Whether the player whose turn it is wins.
  public let isWin: Bool
  /// Where the game is over.
  public let condition: RuleCondition
}

/// A whole number that depends on the letters.
public indirect enum RuleSum: Hashable, Sendable {
  case number(Int)
  case letter(RuleLetter)
  case negative(RuleSum)
  case binary(RuleOperator, RuleSum, RuleSum)
  case function(RuleFunction, [RuleArgument])
}

/// An argument of a function.
public enum RuleArgument: Hashable, Sendable {
  case sum(RuleSum)
  /// The heaps that weren't chosen.
  case dots
}

/// What joins two numbers.
public enum RuleOperator: String, Hashable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  /// Division, rounded down.
  case over = "/"
  /// What division leaves: x − y·(x/y).
  case modulo = "mod"
  case power = "^"
}

/// The functions.
public enum RuleFunction: String, Hashable, Sendable, CaseIterable {
  case min, max, sum, xor, gcd, abs
}

/// A condition on the letters.
public indirect enum RuleCondition: Hashable, Sendable {
  /// `a <= b < c`: each comparison of neighbours holds.
  case comparison(RuleSum, [RuleComparison])
  /// `a in {1, 3}`, `a not in primes`.
  case membership(RuleSum, RuleSet, isIn: Bool)
  case all([RuleCondition])
  case any([RuleCondition])
  case not(RuleCondition)
}

/// The right side of a comparison.
public struct RuleComparison: Hashable, Sendable {
  /// How they compare.
  public let relation: RuleRelation
  /// The number on the right.
  public let right: RuleSum
}

/// How two numbers are compared.
public enum RuleRelation: String, Hashable, Sendable {
  case equal = "="
  case unequal = "!="
  case less = "<"
  case atMost = "<="
  case greater = ">"
  case atLeast = ">="
}

/// A set of whole numbers.
public enum RuleSet: Hashable, Sendable {
  /// Numbers and ranges.
  case listed([RuleRange])
  case primes
  /// 1, 2, 3, 5, 8, …
  case fibonacci
  /// The decimal digits of a number.
  case digits(RuleSum)
  /// The heaps that weren't chosen.
  case dots
}

/// The numbers from one to another, or a single one.
public struct RuleRange: Hashable, Sendable {
  /// The first number.
  public let from: RuleSum
  /// The last number; `nil` for a single one.
  public let to: RuleSum?
}
