import GameCore

public import ExactArithmetic

/// Why a text isn't a ruleset, and where.
public struct RulesError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Fault: Equatable, Sendable {
    /// There is no text.
    case empty
    /// The word names no rules; a name or family that is written alike.
    case unknownName(String, nearest: String?)
    /// The name, as it was written, is that of a game outside the grammar.
    case foreign(ForeignGames.Game, name: String)
    /// The text is this number of rulesets.
    case several(Int)
    /// The text can be read as either of two rulesets.
    case twoReadings(String, String)
    /// The word is one number in groups of three digits, or several.
    case oneOrSeveral(String)
    /// The sentence that states the winner follows the rules; the convention that it names.
    case convention(PlayConvention)
    /// Something is missing here: at the end, after a colon, between two commas.
    case missingPart
    /// A number can't be read.
    case badNumber(NumberError)
    /// A number to take is below 1.
    case takeBelowOne
    /// A range ends below its start.
    case descendingRange
    /// A code has no point.
    case missingPoint
    /// A character isn't a digit of the base of the code.
    case badDigit(Character, base: Int)
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
    /// The word names no pile rule; the one that is written alike.
    case unknownPileRule(nearest: String?)
    /// The word names no way to split a heap; the one that is written alike.
    case unknownSplitRule(nearest: String?)
    /// Two codes aren't the ends of a range of finite octal codes.
    case badCodeRange
    /// There is a second set where both players have the same moves.
    case partizan
    /// A set of one player isn't numbers, as the first word of it says.
    case partizanSet(String)
    /// Only sets of numbers may be different for the players.
    case partizanFamily
    /// The text has more characters than rules have.
    case tooLong(limit: Int)
    /// A part of a sum isn't rules and heaps.
    case badPart
    /// The heaps of a part of a sum can't be read.
    case badHeaps(HeapsError)
    /// A number is larger than such a rule may hold.
    case tooLarge
    /// A line isn't a rule.
    case line(RuleLineError.Fault)
    /// The text is what precedes the arrow of a line: a shell took the rest.
    case unquotedLine
  }

  /// What is wrong.
  public let fault: Fault
  /// Where, in characters from the start of the text.
  public let offset: Int

  /// Creates an error.
  public init(_ fault: Fault, offset: Int) {
    self.fault = fault
    self.offset = offset
  }

  /// The error with characters and names as they are in the text.
  func naming(_ text: PlainText) -> RulesError {
    switch fault {
    case .unknownName(let name, let nearest):
      RulesError(.unknownName(text.written(name, at: offset), nearest: nearest), offset: offset)
    case .foreign(let game, let name):
      RulesError(.foreign(game, name: text.written(name, at: offset)), offset: offset)
    case .partizanSet(let word): RulesError(.partizanSet(text.written(word, at: offset)), offset: offset)
    case .badDigit(_, let base):
      RulesError(.badDigit(text.character(at: offset) ?? " ", base: base), offset: offset)
    case .badNumber(.unexpected(_, let place)):
      RulesError(.badNumber(.unexpected(text.character(at: offset) ?? " ", offset: place)), offset: offset)
    case .badHeaps(let error): RulesError(.badHeaps(error.naming(text)), offset: offset)
    default: self
    }
  }
}
