import Catalogue
import GameCore
import Reports
import SetGame

extension Command {
  static let setDeal: Command = Command(
    "set", "deal", summary: "Draw random deals, on demand with a given number of Sets",
    discussion: """
      Every deal that fits is equally likely. Deals with a condition are drawn by rejection; where that would take too \
      long, and for large deals without a Set, all classes of such deals are listed, one is drawn by its size and moved \
      by a random symmetry of the deck. The answer says which. The text is one deal a line, as set hints --file reads it.
      """,
    options: [
      .cardsToDeal, .sets, .setFree, .count, .dimension, .seed, .threads, .time, .format, .json, .output,
    ],
    examples: [
      Example("set deal", "Twelve cards"),
      Example("set deal --sets 6 --count 10", "Ten puzzles: find all six Sets"),
      Example("set deal --deal-size 20 --set-free", "One of the 682,344 largest tables without a Set"),
      Example("set deal --count 3 | puzzlelab set hints --file -", "Deals and their Sets"),
    ]
  ) { call in
    try call.atMostOne(of: .sets, .setFree)
    let sampler = DealSampler(
      size: call.integer(.cardsToDeal) ?? GameRules.firstDeal, sets: call.has(.setFree) ? 0 : call.integer(.sets),
      dimension: call.dimension, seed: call.seed)
    let count = call.integer(.count) ?? 1
    let limits = call.limits()
    let outcome = try sampler.draw(count, limits: limits, observer: call.console.observer)
    try call.emit(SetDealDocument(outcome, of: sampler, count: count), threads: limits.threads)
    return outcome.stopped == nil ? .done : .stopped
  }

  static let setVerify: Command = Command(
    "set", "verify", summary: "Compare the known numbers of Sets in a file with what is found",
    discussion: """
      Each line of FILE is a deal, a bar and its number of Sets, such as '0000 1111 2222 | 1'. The exit status is 1 \
      when one of them is wrong, 65 when a line can't be read.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "Deals with their numbers of Sets ('-': standard input)")],
    options: [.dimension, .format, .json, .output],
    examples: [Example("set verify data/set/known.txt", "The known answers that come with the program")]
  ) { call in
    let dimension = call.dimension
    let path = call.operand(0) ?? "-"
    let (verification, faults) = try call.compareDeals(in: path, dimension)
    try call.emit(SetVerifyDocument(verification, file: path, dimension: dimension, faults: faults))
    if let first = faults.first {
      throw CommandError(first.error).within(source: path == "-" ? "standard input" : path, line: first.line)
    }
    return verification.disagreements.isEmpty ? .done : .disagreement
  }
}

extension Call {
  /// Compares every line of a file; what can't be read is collected.
  fileprivate func compareDeals(
    in path: String, _ dimension: Dimension
  ) throws(CommandError) -> (DealVerification, faults: [(line: Int, error: any Error)]) {
    var verification = DealVerification()
    var faults: [(line: Int, error: any Error)] = []
    let source = try ByteSource(path, stopSignal: console.stopSignal)
    var reader = LineReader(source)
    defer { reader.close() }
    while let block = try reader.next(atMost: 512) {
      try block.forEach { line throws(CommandError) in
        guard !line.isSkipped else { return }
        do {
          verification.compare(try ExpectedDeal(notation: line.text(), dimension: dimension), line: line.number)
        } catch {
          faults.append((line.number, error))
        }
      }
    }
    guard verification.compared + faults.count > 0 else { throw .data("\(source.name) holds no deals") }
    return (verification, faults)
  }
}

extension Option {
  static let cardsToDeal = Option("deal-size", .integer(0...243), metavar: "K", default: "12", help: "Deal K cards")

  static let sets = Option(
    "sets", .integer(0...9801), metavar: "N", default: "any", help: "Only deals with exactly N Sets")

  static let setFree = Option("set-free", .flag, help: "Only deals without a Set (short for --sets 0)")

  static let count = Option("count", .integer(1...1_000_000), metavar: "M", default: "1", help: "Draw M deals")
}
