import Catalogue
import GameCore
import Reports
import SetGame

extension Command {
  static let setReport: Command = Command(
    "set", "report", summary: "Print a page about the deals of K cards",
    discussion: """
      The chance of a deal without a Set beside the odds in the game's booklet, the exact distribution of the number of \
      Sets, its mean, and deals with the most and the fewest Sets. Up to 18 cards, and 63 or more; the sizes between \
      take long, see set distribution.
      """,
    options: [.dealSize, .digits, .format(.text, .json, .csv), .json, .output, .threads, .time],
    examples: [
      Example("set report", "The twelve cards of the game"),
      Example("set report --deal-size 9 --format csv", "A table for other programs"),
    ]
  ) { call in
    let cards = call.integer(.dealSize) ?? GameRules.firstDeal
    guard DealDistribution.reach(cards: cards) == .quick else {
      throw CommandError.usage(
        "set report: deals of \(cards) cards take too long for a page; --deal-size goes from 0 to 18 and from 63 to 81")
    }
    let limits = call.limits()
    switch try DealDistribution.compute(cards: cards, limits: limits, observer: call.console.observer) {
    case .whole(let distribution):
      try call.emit(SetReportDocument(distribution, digits: call.digits), threads: limits.threads)
      return .done
    case .stopped:
      throw CommandError.interrupted
    }
  }
}
