import GameCore
import Reports
import SetGame

extension Command {
  static let setDistribution: Command = Command(
    "set", "distribution", summary: "Count the deals of K cards by their number of Sets, exactly",
    discussion: """
      The exact number of deals with 0, 1, 2, … Sets, the mean, the variance, deals with the most and the fewest Sets, \
      and how many deals differ under all affine maps. Deals of up to 18 cards take seconds; from 63 cards on the \
      cards left out are counted. 19 and 62 cards take longer; 20, 21, 60 and 61 print an estimate and want --confirm.

      With --checkpoint the work that is done is kept in FILE as it goes, and a later run with the same FILE goes on \
      from there. UltraSets (--variant ultraset) are counted in deals of up to 12 cards.
      """,
    options: [
      .dealSize, .countedVariant, .confirm, .checkpoint, .digits, .format(.text, .json, .csv), .json, .output, .threads,
      .time,
    ],
    examples: [
      Example("set distribution --deal-size 12", "The table of the game: 3.2 % hold no Set"),
      Example("set distribution --deal-size 15 --json", "Exact counts as decimal strings"),
      Example("set distribution --deal-size 70", "By the eleven cards that are left out"),
      Example("set distribution --deal-size 12 --variant ultraset", "Four cards instead of three"),
      Example("set distribution --deal-size 20 --confirm --checkpoint twenty.bin", "Minutes of work, kept in a file"),
    ]
  ) { call in
    var request = DistributionRequest(
      cards: call.integer(.dealSize) ?? 12, variant: call.countedVariant, isConfirmed: call.has(.confirm))
    request.resumed = try call.checkpoint()
    return try call.emitDistribution(request, keep: try call.keeping()) {
      SetDistributionDocument($0, digits: call.digits)
    }
  }
}

extension Option {
  static let dealSize = Option(
    "deal-size", .integer(0...81), metavar: "K", default: "12", help: "The number of cards dealt")
  static let countedVariant = Option(
    "variant", .choice(["set", "ultraset"]), default: "set", help: "What is counted in a deal")
  static let confirm = Option("confirm", .flag, help: "Begin a count that takes many minutes")
  static let checkpoint = Option(
    "checkpoint", .file, default: "none", help: "Keep what is done in FILE, or go on from it")
}

extension Call {
  fileprivate var countedVariant: Variant { text(.countedVariant) == "ultraset" ? .ultraSet : .set }

  /// Counts deals and prints the distribution, or what is known when the count is stopped; says beforehand when it
  /// takes long.
  func emitDistribution(
    _ request: DistributionRequest, keep: @escaping @Sendable (DistributionCheckpoint) -> Void = { _ in },
    document: (DealDistribution) -> some Document
  ) throws -> ExitStatus {
    let name = invocation.command.name
    do {
      if request.reach == .slow || request.reach == .long && request.isConfirmed {
        let estimate = try request.estimate(limits: limits())
        console.warn("\(name): \(SetDistributionWords.estimate(estimate, cards: request.cards))")
      }
      let outcome = try DealDistribution.compute(
        request, limits: limits(), observer: console.observer, keep: keep)
      switch outcome {
      case .whole(let distribution):
        try emit(document(distribution), threads: threads)
        return .done
      case .stopped(let stopped):
        try emit(SetDistributionStoppedDocument(stopped), threads: threads)
        return .stopped
      }
    } catch let error as DistributionError {
      switch error {
      case .outOfReach: throw CommandError.usage("\(name): \(error.message)")
      case .unconfirmed: throw CommandError.usage("\(name): \(error.message) (--confirm)")
      case .otherCheckpoint: throw CommandError(error).within(source: text(.checkpoint) ?? "", line: nil)
      case .inconsistent: throw CommandError(.internal, error.message)
      }
    }
  }

  /// The checkpoint in the file of `--checkpoint`, when it is there.
  fileprivate func checkpoint() throws -> DistributionCheckpoint? {
    guard let path = text(.checkpoint), FileSystem.exists(path) else { return nil }
    do {
      return try DistributionCheckpoint(bytes: try read(path))
    } catch {
      throw CommandError(error).within(source: path, line: nil)
    }
  }

  /// Writes checkpoints to the file of `--checkpoint`.
  fileprivate func keeping() throws -> @Sendable (DistributionCheckpoint) -> Void {
    guard let path = text(.checkpoint) else { return { _ in } }
    // A file that can't be written is known before the work, not after.
    if case .regular(let probe) = try WholeFile.open(path) { probe.discard() }
    let console = console
    return { checkpoint in
      do {
        guard case .regular(let file) = try WholeFile.open(path) else { return }
        try file.write(checkpoint.bytes)
        try file.commit()
      } catch {
        console.warn(CommandError(error).message)
      }
    }
  }
}
