import Documents
import Questions
import SetGame

extension Question {
  static let setVerify = Question(
    "set.verify", version: 3, summary: "Check the Set counts in a file",
    discussion: """
      Each line of FILE is a deal, a bar and its number of Sets, such as '0000 1111 2222 | 1'. The exit status is 1 if \
      a count is wrong, 65 if a line can't be read.
      """,
    operand: Operand(
      "FILE", .one, of: SetParameters.knownDeals, isFile: true,
      help: "A file of deals and their Set counts, or '-' for standard input"),
    parameters: [SetParameters.knownDeals, SetParameters.deck, SetParameters.dimension],
    examples: [Example("set verify data/set/known.txt", "The known counts shipped with the program")],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    let path = arguments[SetParameters.knownDeals]
    let deals = ExpectedDeals(
      notation: try context.environment.files.read(path), dimension: arguments.deck.dimension)
    guard !deals.deals.isEmpty || !deals.faults.isEmpty else {
      throw Fault.data("\(Fault.nameOfSource(path)) has no deals")
    }
    let verification = DealVerification(
      of: deals, for: arguments.deck, limits: context.limits, observer: context.observer)
    return TypedReply(SetVerifyDocument(verification), status: verification.status)
  }
}

extension DealVerification {
  /// What the exit status of a verification says.
  fileprivate var status: ExitStatus {
    if !expected.faults.isEmpty { return .data }
    if !disagreements.isEmpty { return .disagreement }
    return stopped == nil ? .done : .stopped
  }
}
