import Documents
import GameCore
import Questions
import SetGame

private typealias P = SetParameters

extension Question {
  static let setStatistics = Question(
    "set.statistics", version: 1, summary: "Compare a file of deals with the exact chances",
    discussion: """
      Counts the Sets of every deal, and puts the numbers beside those of the exact distribution: the mean with its \
      standard error and 95 % interval, and χ² with the chance that random deals differ as much (the p-value). \
      Neighbouring numbers of Sets are pooled where fewer than five deals are expected. χ² is exact; its p-value is that of the \
      chi-square distribution, to all its digits. As a table the answer has the cells; --list sizes has the rest.

      FILE is read as 'set hints --file' reads it. Deals of several sizes have a comparison each. A deal that can't be \
      read, or whose size 'set distribution' can't count, is named and refused; sizes that take long need --confirm.
      """,
    operand: Operand("FILE", .optional, of: P.dealsFile, isFile: true, help: "A file of deals, or '-'"),
    parameters: [P.dealsFile, P.deck, P.variant, P.dimension, Parameter.confirm, Parameter.digits],
    examples: [
      Example("set statistics data/set/deals.txt", "Were these deals drawn at random?"),
      Example("set statistics --file data/set/deals.txt --format csv", "The cells as a table"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    guard let path = arguments[P.dealsFile] else { throw arguments.missing(P.dealsFile) }
    let read = try DealsFile(path, arguments.deck, context)
    var found: [DealStatistics] = []
    for (cards, counts) in read.counts.sizes.sorted(by: { $0.key < $1.key }) {
      var request = DistributionRequest(cards: cards, deck: arguments.deck, isConfirmed: arguments.mayTakeLong)
      let outcome: DealDistribution.Outcome
      do throws(Fault) {
        outcome = try DistributionAsking(arguments, context, checkpoint: nil).outcome(of: &request)
      } catch {
        throw error.within(source: Fault.nameOfSource(path), line: read.firstLines[cards])
      }
      if case .stopped = outcome { throw Fault.interrupted }
      guard let statistics = DealStatistics(counts, among: outcome) else {
        throw Fault(.internal, "a deal of \(cards) cards has a number of groups that isn't in the distribution")
      }
      found.append(statistics)
    }
    return TypedReply(SetStatisticsDocument(found, deck: arguments.deck, digits: arguments[.digits]))
  }
}

/// The deals of a file, counted.
private struct DealsFile {
  private(set) var counts: DealCounts
  /// The line of the first deal of each size.
  private(set) var firstLines: [Int: Int] = [:]

  init(_ path: String, _ deck: Deck, _ context: Context) throws(Fault) {
    counts = DealCounts(deck)
    let source = Fault.nameOfSource(path)
    let bytes = try context.environment.files.read(path)
    var deal = Arguments(ParameterList([P.cards.any, P.deck.any]), naming: .flags)
    deal.set(P.deck, to: deck)
    var number = 0
    func add(_ piece: Piece) throws(Fault) {
      if number.isMultiple(of: 1024) {
        if let reason = context.limits.stopReason() { throw Fault(Stopped(reason)) }
        context.observer.report(Progress(completed: Double(number), unit: "deals"))
      }
      number += 1
      do throws(Fault) {
        try piece.read(by: .setDeals, into: &deal)
        let unused = deal[P.cards].unused
        guard unused.isEmpty else {
          throw .data("not read as cards: \(unused.map { Quoting.quoted($0) }.joined(separator: ", "))")
        }
        let layout = try deal.deal()
        counts.add(layout)
        if firstLines[layout.cards.count] == nil { firstLines[layout.cards.count] = piece.line }
      } catch {
        throw error.within(source: source, line: piece.line)
      }
    }
    switch try PieceRecogniser(.setDeals, beside: deal).form(of: bytes, isLast: true) {
    case .cut(let cutter, _):
      cutter.append(bytes)
      while let piece = cutter.next(isLast: true) { try add(piece) }
    case .lines, nil:
      for (number, line) in TextLines(bytes) where !TextLine.isSkipped(line) {
        try add(Piece(line: number, .text(Array(line))))
      }
    }
    guard number > 0 else { throw .data("\(source) has no deals") }
  }
}
