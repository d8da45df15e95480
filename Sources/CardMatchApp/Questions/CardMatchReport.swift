import CardMatch
import Documents
import Questions

extension Question {
  static let cardmatchReport = Question(
    "cardmatch.report", version: 2, summary: "Count all deals by best score and by what can be cleared",
    discussion: """
      Every deal of the size is counted, exactly. For up to \(DealReport.comparedDeals.upperBound) cards strategies of \
      face-down play are compared as well: those of 'cardmatch solve' by their exact expected score, random choices by \
      simulated games. --deals-only omits that.
      """,
    parameters: [
      CardMatchParameters.countedSize, CardMatchParameters.dealsOnly, CardMatchParameters.comparedGames, Parameter.seed,
      Parameter.digits,
    ] + CardMatchParameters.scoring,
    examples: [
      Example("cardmatch report --deal-size 12", "All 206,379,406,870 deals"),
      Example("cardmatch report --deal-size 20 --deals-only --json", "Larger deals"),
      Example("cardmatch report --match 3 --deals-only", "Groups of three cards"),
      Example("cardmatch report --deal-size 6 --format csv", "The distribution as a table"),
    ]
  ) { arguments, context throws(Fault) in
    if arguments[CardMatchParameters.dealsOnly] {
      try arguments.refuse(CardMatchParameters.comparedGames, Parameter<UInt64>.seed, because: "no games are played")
    }
    let compared = DealReport.comparedDeals
    if !compared.contains(arguments[CardMatchParameters.countedSize]) {
      try arguments.refuse(
        CardMatchParameters.comparedGames, Parameter<UInt64>.seed,
        because: "strategies are compared for \(compared.lowerBound) to \(compared.upperBound) cards")
    }
    let scoring = try arguments.scoring()
    let report = try Fault.catching { () throws(FaceDownError) in
      try DealReport(
        dealSize: arguments[CardMatchParameters.countedSize], scoring: scoring,
        comparesPlay: !arguments[CardMatchParameters.dealsOnly],
        games: UInt64(arguments[CardMatchParameters.comparedGames]), seed: arguments[.seed], limits: context.limits,
        observer: context.observer)
    }
    return TypedReply(
      CardMatchReportDocument(report, digits: arguments[.digits]), status: report.stopReason == nil ? .done : .stopped)
  }
}
