import Catalogue
import Reports
import SetGame

extension Command {
  static let setCensus: Command = Command(
    "set", "census", summary: "Count the tables without a Set, by size and up to symmetry",
    discussion: """
      For each number of cards: how many tables hold no Set, how many really different ones there are (classes under \
      affine maps), how many of them no card can be added to, and the exact chance that a random deal is one. \
      Everything is computed when asked. Dimensions 1 to 4 take a moment; dimension 5 ends where memory does.
      """,
    options: [.censusDimension, .censusTo, .digits, .format(.text, .json, .csv), .json, .output, .threads, .time],
    examples: [
      Example("set census", "The printed deck: none of 21 cards, 682,344 of 20"),
      Example("set census --dimension 3", "The largest Set-free table of 27 cards has 9"),
      Example("set census --to 12 --json", "Up to twelve cards, exact fractions"),
    ]
  ) { call in
    let dimension = call.integer(.censusDimension) ?? 4
    let to = call.integer(.censusTo)
    let table = try CensusTable.compute(
      dimension: dimension, to: to, limits: call.limits(), observer: call.console.observer)
    try call.emit(SetCensusDocument(table, to: to, digits: call.digits), threads: call.threads)
    if let classes = table.refusedClasses {
      call.console.warn(
        "set census: classes were found up to \(table.classifiedCards) cards; the next level has at least \(Wording.grouped(classes)), "
          + "more than memory is set aside for, so counts alone go on to \(table.rows.count - 1) cards")
    }
    return table.isWhole ? .done : .stopped
  }
}

extension Option {
  static let censusDimension = Option(
    "dimension", .integer(1...5), metavar: "D", default: "4", help: "The number of features of a card")

  static let censusTo = Option(
    "to", .integer(0...243), metavar: "K", default: "as far as there are any", help: "Count tables of up to K cards")
}
