public import ExactArithmetic

/// The canonical form of a short game, in the usual words.
public indirect enum GameForm: Sendable {
  /// A number: an integer, or a fraction whose denominator is a power of two.
  case number(Rational)
  /// A number, a multiple of ↑ (negative: of ↓) and a nimber together; not both of these are 0.
  case uptimal(number: Rational, ups: Int, nimber: Int)
  /// A number and {0 || 0 | −G}: tiny G, positive but smaller than every up.
  case tiny(number: Rational, GameForm)
  /// A number and {G | 0 || 0}: the negative of tiny G.
  case miny(number: Rational, GameForm)
  /// A game that is its own negative, by Left's options.
  case plusMinus([GameForm])
  /// Left's options and Right's.
  case options(left: [GameForm], right: [GameForm])
  /// A game that would take too long to write: how many positions it has, itself among them.
  case large(positions: Int)
}
