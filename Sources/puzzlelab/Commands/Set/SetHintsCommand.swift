import Catalogue
import GameCore
import Reports
import SetGame

extension Command {
  static let setHints: Command = Command(
    "set", "hints", summary: "List every Set of a deal",
    discussion: """
      A card is four digits (number, colour, shape, fill) or a word: number 1-3, colour R G P (red, green, purple), \
      shape O D S (oval, diamond, squiggle), fill E S F (empty, striped, filled); the digits 0, 1, 2 follow that \
      order, so 1122 is 2GSF. Either case; digits and words may be mixed.

      With --file every line is a deal and gets its answer in order. JSON counts cards from 0, text from 1.

      UltraSet: four cards, two disjoint pairs that the same card completes. GhostSet: six cards, three disjoint \
      pairs whose completing cards form a Set.
      """,
    operands: [.cards],
    options: [.file, .stage, .exclude, .variant, .dimension, .format(.text, .json, .csv), .json, .output, .threads],
    examples: [
      Example("set hints 0120 2GSF 1PDS 0000 1111 2222", "The Sets among six cards"),
      Example("set hints --stage 1 0000 1111 2222 0120", "Only one card of each Set, to find the rest oneself"),
      Example("set hints --exclude 0,1,2 0000 1111 2222 0120", "Without a Set that is matched and still on the table"),
      Example("set hints --variant ultraset 0000 0001 0010 0021", "Four cards instead of three"),
      Example("set hints --file deals.txt --json", "One JSON line for each line of a file"),
    ]
  ) { call in
    let dimension = call.dimension
    let request = HintRequest(
      variant: call.variant, stage: call.integer(.stage).flatMap(HintRequest.Stage.init),
      excluded: try call.excludedPositions())
    guard let path = call.text(.file) else {
      try call.emit(SetHintsDocument(try Hints(request, in: try call.deal(dimension))))
      return .done
    }
    try call.refuseCards(beside: .file)
    guard call.format != .csv else { throw CommandError.usage("set hints: --format csv is for one deal; take --json") }
    if call.format == .json, request == HintRequest() { return try call.answerPlainHints(of: path, dimension) }
    return try call.answerLines(of: path) { line in
      LineAnswer(SetHintsDocument(try Hints(request, in: Layout(notation: line.text(), dimension: dimension))))
    }
  }
}

extension Option {
  static let stage = Option(
    "stage", .integer(1...3), metavar: "N", default: "all", help: "Reveal only the first N cards of each Set")

  static let exclude = Option(
    "exclude", .text, metavar: "I,J,K", help: "Leave out Sets with the cards of a matched one, by 0-based index")
}

extension Call {
  /// The value of `--exclude`.
  fileprivate func excludedPositions() throws(CommandError) -> [Int] {
    guard let list = text(.exclude) else { return [] }
    var positions: [Int] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let position = Int(part) else {
        throw .usage("--exclude: \(Quoting.quoted(list)) is not a list of indices, such as 0,4,7")
      }
      positions.append(position)
    }
    return positions
  }

  /// The quick way for what most files are for: every Set of every deal as JSON.
  fileprivate func answerPlainHints(of path: String, _ dimension: Dimension) throws(CommandError) -> ExitStatus {
    let answerer = SetHintsAnswerer(dimension: dimension)
    return try batch(path, linesPerBlock: 512).run { line, writer in
      try answerer.answer(line.bytes.span, to: &writer)
      return .done
    }
  }
}

extension Call {
  /// Throws when cards stand beside an option that brings its own.
  func refuseCards(beside option: Option) throws(CommandError) {
    guard !operands.isEmpty else { return }
    throw .usage("\(invocation.command.name): give cards or \(option.flag), not both")
  }
}
