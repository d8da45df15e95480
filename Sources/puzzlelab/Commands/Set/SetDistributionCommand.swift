import Catalogue
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
    let cards = call.integer(.dealSize) ?? 12
    let variant = call.countedVariant
    try call.checkReach(of: cards, variant)
    let keeping = try call.keeping(cards: cards)
    let outcome = try DealDistribution.compute(
      cards: cards, variant: variant, limits: call.limits(), observer: call.console.observer, keeping: keeping)
    switch outcome {
    case .whole(let distribution):
      try call.emit(SetDistributionDocument(distribution, digits: call.digits), threads: call.threads)
      return .done
    case .stopped(let reason, let counts):
      let document = SetDistributionStoppedDocument(cards: cards, variant: variant, reason: reason, counts: counts)
      try call.emit(document, threads: call.threads)
      return .stopped
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
  fileprivate var countedVariant: DistributionSolver.Variant { text(.countedVariant) == "ultraset" ? .ultraSet : .set }

  /// Refuses what can't be counted, and asks before what takes long.
  fileprivate func checkReach(of cards: Int, _ variant: DistributionSolver.Variant) throws {
    switch DealDistribution.reach(cards: cards, variant: variant) {
    case .quick: return
    case .none where variant == .ultraSet:
      throw CommandError.usage(
        "set distribution: UltraSets are counted in deals of up to \(DealDistribution.largestUltraSetDeal) cards")
    case .none:
      throw CommandError.usage(
        "set distribution: deals of \(cards) cards can't be counted; --deal-size goes from 0 to 21 and from 60 to 81")
    case .slow:
      console.warn("set distribution: \(try estimate(cards)); Ctrl-C prints what is done")
    case .long where !has(.confirm):
      throw CommandError.usage(
        "set distribution: \(try estimate(cards)); add --confirm to begin, --checkpoint FILE to keep what is done")
    case .long: console.warn("set distribution: \(try estimate(cards))")
    }
  }

  private func estimate(_ cards: Int) throws -> String {
    let estimate = try DistributionEstimate.measure(cards: cards, limits: limits())
    return SetDistributionWords.estimate(estimate, cards: cards, threads: threads)
  }

  /// Where the work is kept: the file of `--checkpoint`, which is gone on from when it is there.
  fileprivate func keeping(cards: Int) throws -> DistributionSolver.Keeping {
    guard let path = text(.checkpoint) else { return .nothing }
    var resumed: DistributionCheckpoint?
    if FileSystem.exists(path) {
      do {
        resumed = try DistributionCheckpoint(bytes: try read(path)).checked(cards: cards)
      } catch {
        throw CommandError(error).within(source: path, line: nil)
      }
    }
    // A file that can't be written is known before the work, not after.
    if case .regular(let probe) = try WholeFile.open(path) { probe.discard() }
    let console = console
    return DistributionSolver.Keeping(resumed: resumed) { checkpoint in
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
