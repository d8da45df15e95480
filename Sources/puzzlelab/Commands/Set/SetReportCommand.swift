import GameCore
import Reports
import SetGame

extension Command {
  static let setReport: Command = Command(
    "set", "report", summary: "Print a page about the deals of K cards",
    discussion: """
      The chance of a deal without a Set beside the odds in the game's booklet, the exact distribution of the number of \
      Sets, its mean, and deals with the most and the fewest Sets. Up to 17 cards, and from 64 on, in seconds; the \
      sizes between take long, and an estimate is printed first.
      """,
    options: [.dealSize, .confirm, .digits, .format(.text, .json, .csv), .json, .output, .threads, .time],
    examples: [
      Example("set report", "The twelve cards of the game"),
      Example("set report --deal-size 9 --format csv", "A table for other programs"),
    ]
  ) { call in
    let request = DistributionRequest(
      cards: call.integer(.dealSize) ?? GameRules.firstDeal, isConfirmed: call.has(.confirm))
    return try call.emitDistribution(request) { SetReportDocument($0, digits: call.digits) }
  }
}
