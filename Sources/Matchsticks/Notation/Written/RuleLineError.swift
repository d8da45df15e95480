/// Why a line isn't a rule, and where.
public struct RuleLineError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Fault: Equatable, Sendable {
    /// A line is longer than this many characters.
    case tooLong(limit: Int)
    case character(Character)
    case numberTooLarge(limit: Int)
    /// Something else was expected here: "a number or a letter", "'->'".
    case expected(String)
    /// A word is none of the language; what to write in its place.
    case unknownWord(String, remedy: String?)
    /// A word before a bracket isn't a function; what to write in its place.
    case unknownFunction(String, nearest: String?)
    /// `2k`: write `2*k`.
    case product(String, String)
    /// `%`, `&`: what is written in its place.
    case otherSign(String, write: String)
    /// A number where a condition should be.
    case numberForCondition
    /// A result has another number of numbers than the position; what may have been meant.
    case results(Int, expected: [Int], example: String?)
    /// `or` where moves are separated.
    case orBetweenMoves
    /// The same letter twice in a position.
    case repeatedLetter(RuleLetter)
    /// A letter with a starting value precedes one without, or a letter behind dots has none.
    case memoryOrder, memoryWithoutStart(RuleLetter)
    /// Dots where the position has none, or twice.
    case dots
    /// Nothing limits a free letter.
    case unlimited(RuleLetter)
    /// A loop's letter isn't new.
    case loopLetter(RuleLetter)
    /// A free letter occurs where there is none: in a board or an ending.
    case freeLetter(RuleLetter)
    /// A set for a free letter has a number below 1.
    case belowOne(RuleLetter)
    /// A move that changes nothing.
    case noChange
    /// `1...3` for `1..3`.
    case rangeDots
    /// More than the limit: "letters in a position", 6.
    case tooMany(String, limit: Int)
    case brackets(limit: Int)
    /// Neither side of `|` has a move.
    case noMoves
  }

  /// What is wrong.
  public let fault: Fault
  /// Where, in characters from the start of the line.
  public let offset: Int

  package init(_ fault: Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
