import Documents
import GameCore
import Questions
import SetGame

extension Question {
  static let setDistribution = Question(
    "set.distribution", version: 3, summary: "Count the deals of K cards by their number of Sets",
    discussion: """
      The exact number of deals with 0, 1, 2, … Sets, the mean, the variance, deals with the most and the fewest Sets, \
      and the number of inequivalent deals under all affine maps. Deals of up to 17 cards take seconds, as do those of \
      64 or more, for which the cards left out are counted. Deals of 18, 19, 62 and 63 cards take minutes (with a \
      warning); those of 20, 21, 60 and 61 print a time estimate and require --confirm or a limit.

      With --checkpoint finished work is saved in FILE, and a later run with the same FILE resumes from there. --part \
      2/5 does a fifth of the work, here or elsewhere; combine all five parts with 'jobs total'. UltraSets (--deck \
      ultra) are counted in deals of up to 12 cards, quads in deals of any size. For ProSet the answer is the \
      distribution of the rank of the cards: k cards of rank r have 2^(k - r) - 1 ProSets.

      With --samples deals of any deck and size are drawn at random, and each number of groups has its share with a \
      95 % interval.
      """,
    parameters: [
      SetParameters.dealSize, SetParameters.deck, SetParameters.variant, Parameter.confirm, SetParameters.checkpoint,
      SetParameters.part, SetParameters.samples, SetParameters.samplesSeed, Parameter.digits,
    ],
    examples: [
      Example("set distribution --deal-size 12", "The table of the game: 3.2 % hold no Set"),
      Example("set distribution --deal-size 15 --json", "Exact counts as decimal strings"),
      Example("set distribution --deal-size 70", "Counted by the eleven cards that are left out"),
      Example("set distribution --deal-size 12 --deck ultra", "Four cards instead of three"),
      Example("set distribution --deal-size 12 --deck quads", "EvenQuads: the quads among twelve cards"),
      Example("set distribution --deal-size 7 --deck proset", "ProSet: by the rank of seven cards"),
      Example("set distribution --deck ghost --samples 2000", "GhostSets, whose deals are drawn"),
      Example("set distribution --deal-size 20 --confirm --checkpoint twenty.bin", "Minutes of work, saved in a file"),
      Example("set distribution --deal-size 14 --part 2/5 --json", "A fifth of the work, for 'jobs total'"),
    ],
    parts: .distribution, settle: Arguments.settleSamples
  ) { arguments, context throws(Fault) in
    if arguments[SetParameters.samples] != nil {
      try arguments.refuse(
        Parameter<Bool>.confirm, SetParameters.checkpoint, SetParameters.part, because: "the deals are drawn")
    }
    if let deals = try arguments.sampledDeals(context) {
      return TypedReply(
        SetDistributionDocument(.sampled(deals), digits: arguments[.digits]),
        status: deals.stopReason == nil ? .done : .stopped)
    }
    var request = arguments.distributionRequest
    if !request.isDivisible {
      try arguments.refuse(
        Parameter<Bool>.confirm, SetParameters.checkpoint, SetParameters.part, because: "this deck takes seconds")
    }
    let outcome = try DistributionAsking(
      arguments, context, checkpoint: arguments[SetParameters.checkpoint], offersSamples: true
    )
    .outcome(of: &request)
    return TypedReply(
      SetDistributionDocument(outcome, digits: arguments[.digits]),
      status: outcome.isStopped ? .stopped : .done)
  }

  static let setReport = Question(
    "set.report", version: 3, summary: "Report on all deals of K cards",
    discussion: """
      The chance of a deal without a Set next to the odds in the game's booklet, the exact distribution of the number \
      of Sets, its mean, and deals with the most and the fewest Sets. Up to 17 cards, and from 64 on, take seconds; \
      sizes between take longer, see set distribution.
      """,
    parameters: [SetParameters.dealSize, SetParameters.deck, SetParameters.faces, Parameter.confirm, Parameter.digits],
    examples: [
      Example("set report", "The twelve cards of the game"),
      Example("set report --deal-size 9 --format csv", "A table for other programs"),
      Example("set report --faces tutorial", "Deals drawn with ▲ ● ■"),
      Example("set report --deck quads --deal-size 8", "The quads of EvenQuads"),
    ]
  ) { arguments, context throws(Fault) in
    try arguments.requireDeck("set, ultra or quads") { $0.variant != .zeroSum }
    let faces = try arguments.faces()
    if arguments[SetParameters.dealSize] > SetReportDocument.mostDrawn {
      try arguments.refuse(
        SetParameters.faces, because: "deals of more than \(SetReportDocument.mostDrawn) cards aren't drawn")
    }
    var request = DistributionRequest(
      cards: arguments[SetParameters.dealSize], deck: arguments.deck, isConfirmed: arguments.mayTakeLong)
    if !request.isDivisible { try arguments.refuse(Parameter<Bool>.confirm, because: "this deck takes seconds") }
    let outcome = try DistributionAsking(arguments, context, checkpoint: nil).outcome(of: &request)
    guard let distribution = outcome.distribution else { throw Fault.interrupted }
    return TypedReply(SetReportDocument(distribution, digits: arguments[.digits], faces: faces))
  }
}

/// A count of deals that is announced when it takes long, and kept in a file when it is to be.
struct DistributionAsking {
  private let arguments: Arguments
  private let context: Context
  private let checkpoint: String?
  /// Whether the question also draws deals.
  private let offersSamples: Bool

  init(_ arguments: Arguments, _ context: Context, checkpoint: String?, offersSamples: Bool = false) {
    self.arguments = arguments
    self.offersSamples = offersSamples
    self.context = context
    self.checkpoint = checkpoint
  }

  func outcome(of request: inout DistributionRequest) throws(Fault) -> DealDistribution.Outcome {
    try announce(request)
    request.resumed = try resumed(request)
    do throws(DistributionError) {
      let (environment, path) = (context.environment, checkpoint)
      return try DealDistribution.compute(request, limits: context.limits, observer: context.observer) { kept in
        guard let path else { return }
        do throws(Fault) { try environment.files.write(path, kept.bytes) } catch {
          environment.warn(Fault(error).message)
        }
      }
    } catch {
      throw fault(error, resumed: request.resumed)
    }
  }

  /// Reports what a long count will take; a fault is thrown for one that has to be confirmed.
  private func announce(_ request: DistributionRequest) throws(Fault) {
    guard request.part == nil, request.reach == .slow || request.reach == .long && request.isConfirmed else { return }
    let estimate = try Fault.catching { () throws(DistributionError) in try request.estimate(limits: context.limits) }
    context.environment.warn(SetDistributionWords.estimate(estimate, cards: request.cards))
  }

  /// What the checkpoint holds; a file that can't be written is known before the work, not after.
  private func resumed(_ request: DistributionRequest) throws(Fault) -> DistributionCheckpoint? {
    guard let checkpoint, request.reach != .none else { return nil }
    guard context.environment.files.exists(checkpoint) else {
      try context.environment.files.write(checkpoint, DistributionCheckpoint(beginning: request).bytes)
      return nil
    }
    let bytes = try context.environment.files.read(checkpoint)
    do throws(SealedFileError) {
      return try DistributionCheckpoint(bytes: bytes)
    } catch {
      throw Fault(error).within(source: checkpoint, line: nil)
    }
  }

  private func fault(_ error: DistributionError, resumed: DistributionCheckpoint?) -> Fault {
    switch error {
    case .outOfReach(let cards, let deck) where offersSamples && cards <= deck.dimension.cardCount:
      .usage("\(error.message); \(arguments.name(of: SetParameters.samples)) draws deals instead")
    case .outOfReach: .usage(error.message)
    case .unconfirmed: arguments.unconfirmed(error.message)
    // What was resumed may come from anybody: the file is at fault, not the program.
    case .inconsistent where resumed.map { $0.fraction > 0 } ?? false:
      Fault(SealedFileError.damaged).within(source: checkpoint ?? "", line: nil)
    case .otherCheckpoint: Fault(error).within(source: checkpoint ?? "", line: nil)
    case .inconsistent: Fault(.internal, error.message)
    }
  }
}
