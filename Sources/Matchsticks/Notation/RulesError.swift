public import ExactArithmetic

/// Why a text is no ruleset, and where.
public struct RulesError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Fault: Equatable, Sendable {
    /// There is no text.
    case empty
    /// The word before the colon names no family of rules.
    case unknownFamily
    /// There is nothing behind the colon, or between two commas.
    case missingPart
    /// A number can't be read.
    case badNumber(NumberError)
    /// A number to take is below 1.
    case takeBelowOne
    /// A range ends below its start.
    case descendingRange
    /// A code has no point.
    case missingPoint
    /// A digit doesn't belong to the base of the code.
    case badDigit(UInt8, base: Int)
    /// The digit before the point would allow a move that changes nothing.
    case zerothDigit
    /// The repeating digits aren't closed, or empty, or something follows them.
    case badRepetition
    /// Under this rule no move ever exists.
    case noMove
    /// `last:` is followed neither by `x` nor by `+`.
    case badAllowance
    /// The factor of a `last:x` rule is below 1.
    case factorBelowOne
    /// The word names no pile rule.
    case unknownPileRule
    /// The word names no way to split a heap.
    case unknownSplitRule
    /// Two codes aren't the ends of a range of finite octal codes.
    case badCodeRange
    /// There is a second set where both players have the same moves.
    case partizan
    /// A part of a sum isn't rules and heaps.
    case badPart
    /// The heaps of a part of a sum can't be read.
    case badHeaps(HeapsError)
    /// A number is larger than such a rule may hold.
    case tooLarge
  }

  /// What is wrong.
  public let fault: Fault
  /// Where, in bytes from the start of the text.
  public let offset: Int

  /// Creates an error.
  public init(_ fault: Fault, offset: Int) {
    self.fault = fault
    self.offset = offset
  }
}
