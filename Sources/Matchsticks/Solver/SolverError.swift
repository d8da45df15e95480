public import ExactArithmetic
public import GameCore

/// Why a question about a game has no answer.
public enum SolverError: Error, Equatable, Sendable {
  /// The rule has neither a closed form nor a proved period, and the values were computed to
  /// `largest` only.
  case heapTooLarge(heap: Int, largest: BigInt)
  /// The position has more than `limit` positions below it to search.
  case searchTooLarge(limit: Int)
  /// A limit stopped the work before there was an answer.
  case stopped(StopReason)
  /// The question has no meaning, or no method, for these rules.
  case unsupported(Question)
  /// A written rule has no answer there.
  case line(WrittenFailure, WrittenRule)
  /// The numbers aren't positions of a written rule, which have this many of them.
  case numbers(given: Int, WrittenRule)

  /// These rules have no such map.
  case map(MapFault)

  /// Why there is no map.
  public enum MapFault: Equatable, Sendable {
    /// The rules aren't a line.
    case notLine
    /// Positions have any number of heaps, and it isn't said how many.
    case dots
    /// It is said how many heaps there are where positions have this many numbers.
    case heapCount(Int)
    /// A fixed letter isn't one of a position.
    case letter(RuleLetter)
    /// This many letters vary: none, or too many.
    case letters(Int)
    /// There are this many bounds, but that many letters vary.
    case bounds(Int, Int)
    /// Positions have no Grundy values: in misère play, or where a rule says who wins.
    case noValues
    /// The map would take about this many tries of moves, more than are made; one up to the numbers
    /// of `fits` would not.
    case work(steps: Int, fits: [Int])
  }

  /// A question that only some rules answer.
  public enum Question: String, Sendable {
    /// The Grundy values of single heaps.
    case grundyValues
    /// The misère quotient.
    case misereQuotient
    /// A strategy that knows other rules only.
    case strategies
    /// The value of a heap whose Grundy value is too large for a sum with other games.
    case largeNimbers
    /// Values of single heaps, where a position has several numbers or says who wins.
    case lineValues
    /// The losing heaps where a position has several numbers.
    case lineLosing
    /// The P-positions of several heaps, where neither values nor a quotient decide.
    case losingSums
    /// Plays and matches where a rule says who wins.
    case lineEndings
    /// Misère forms and quotients of a line that isn't a take-and-break code.
    case lineForms
    /// Values of positions where a rule says who wins.
    case valueEndings
    /// A table of values where a position has any number of heaps.
    case valueDots
  }
}
