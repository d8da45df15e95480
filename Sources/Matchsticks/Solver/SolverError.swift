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
  }
}
