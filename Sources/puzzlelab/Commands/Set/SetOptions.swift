import Catalogue
import Reports
import SetGame

/// The options that several commands of Set take.
extension Option {
  static let dimension = Option(
    "dimension", .integer(Dimension.range), metavar: "D", default: "4",
    help: "Number of features of a card; words such as 2GSF exist for 4 only")

  static let variant = Option(
    "variant", .choice(Variant.allCases.map(\.word)), default: "set", help: "What to look for among the cards")
}

extension Operand {
  static let cards = Operand(
    "CARDS", .any, help: "The cards of one deal, as digits (0120) or words (2GSF), separated by blanks or commas")
}

extension Call {
  /// The value of `--dimension`; the printed game's four features when it isn't given.
  var dimension: Dimension { integer(.dimension).flatMap(Dimension.init(features:)) ?? .standard }

  /// The value of `--variant`.
  var variant: Variant { text(.variant).flatMap(Variant.init(word:)) ?? .set }

  /// The deal that the operands make.
  func deal(_ dimension: Dimension) throws -> Layout {
    guard !operands.isEmpty else { throw missingCards }
    return try Layout(notation: operands.joined(separator: " "), dimension: dimension)
  }

  private var missingCards: CommandError {
    let name = invocation.command.name
    return .usage("\(name): no cards are given; write them as digits (0120) or words (2GSF), or give --file FILE")
  }
}
