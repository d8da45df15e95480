import Documents
import GameCore
import Questions
import Streams

extension Command {
  /// Parameters that say how much is done for an answer, by chance or by effort, and not what is
  /// asked.
  fileprivate static let free: Set<String> = [
    "seed", "skip", "games", "count", "level", "depth", "selectivity", "memory", "time", "nodes", "threads", "digits",
    "confirm", "checkpoint", "listGames", "format",
  ]

  fileprivate static let differing = Parameter<String?>(
    "differing", .text("NAMES"), shown: "none",
    help: "Parameters that differ on purpose, as requests name them: deck,dealSize")

  /// `puzzlelab compare A B`.
  static let compare: Command = Command(
    "compare", summary: "Compare two answers to one question",
    discussion: """
      A and B are answers that --format json wrote. Each number is compared with the other answer's: samples by the \
      difference of their estimates with a 95 % interval (Newcombe's, for independent samples), exact fractions by \
      their exact difference, other numbers that differ as they are stated; of samples counts are left out, which differ \
      with the number of trials.

      The requests must be of the same question. They may differ in what says how much is done: seed, skip, games, \
      count, level, depth, selectivity, memory, time, nodes and threads; what else differs on purpose is named by \
      --differing, and other differences are refused. Differences are A minus B.
      """,
    operands: [Operand("ANSWERS", .any, isFile: true, help: "Two files, each with one JSON document")],
    parameters: [differing, Options.format([.text, .json, .csv, .tsv]), Options.output],
    examples: [
      Example("compare first.json second.json", "Two simulations of different length"),
      Example("compare twelve.json fifteen.json --differing dealSize", "The chances of two sizes of deals"),
    ]
  ) { call throws(Fault) in
    guard call.operands.count == 2 else { throw .usage("compare takes two files, each with one answer in JSON") }
    let answers = (try call.answer(call.operands[0]), try call.answer(call.operands[1]))
    let names = Set((call[differing] ?? "").split { $0 == "," || $0 == " " }.map(String.init))
    let different = try call.differences(answers.0, answers.1, besides: names)
    guard let first = answers.0["result"], let second = answers.1["result"] else {
      throw .data("one of these documents has no result")
    }
    let found = AnswerComparison(first, second)
    let isSameSeed = answers.0.hasSeed(of: answers.1)
    if different.isEmpty, isSameSeed, found.isSampled {
      throw .data(
        "these answers are one sample, not two: equal requests with equal seeds; ask again with another --seed")
    }
    if call.format == .json {
      try call.console.write(found.json(differing: different, isSameSeed: isSameSeed))
    } else if call.format.isTable {
      try call.console.write(call.format == .tsv ? TSVLine.encoded(found.csv) : found.csv)
    } else {
      try call.console.write(text: found.text(call.console.style, differing: different, isSameSeed: isSameSeed))
    }
    return .done
  }
}

extension Call {
  /// The only document of a file.
  fileprivate func answer(_ path: String) throws(Fault) -> JSON {
    let bytes = try read(path)
    do throws(Fault) {
      let json = try JSON(reading: bytes[...])
      guard case .string? = json["schema"], case .object? = json["request"] else {
        throw .data("this is not an answer; save one with --format json")
      }
      return json
    } catch {
      throw error.within(source: Fault.nameOfSource(path), line: nil)
    }
  }

  /// The parameters of two requests that differ.
  /// - Throws: where they ask different questions.
  fileprivate func differences(_ first: JSON, _ second: JSON, besides names: Set<String>) throws(Fault) -> [String] {
    if first["schema"] != second["schema"] {
      let schemas = [first, second].map { $0["schema"].map { $0.text } ?? "" }
      throw .data("these are answers to different questions: \(schemas[0]) and \(schemas[1])")
    }
    guard case .object(let members)? = first["request"], case .object(let others)? = second["request"] else {
      return []
    }
    let keys = members.map(\.key) + others.map(\.key).filter { key in !members.contains { $0.key == key } }
    let differing = keys.filter { first["request"]?[$0] != second["request"]?[$0] }
    if let unused = names.sorted().first(where: { !differing.contains($0) }) {
      throw .usage("--differing: \(Quoting.quoted(unused)) doesn't differ in these requests")
    }
    let refused = differing.filter { !Command.free.contains($0) && !names.contains($0) }
    guard refused.isEmpty else {
      throw .data(
        "these are answers to different questions: \(Wording.list(refused)) \(refused.count == 1 ? "differs" : "differ"); "
          + "where that is on purpose, add --differing \(refused.joined(separator: ","))")
    }
    return differing
  }
}

extension JSON {
  /// Whether both requests draw with the same seed.
  fileprivate func hasSeed(of other: JSON) -> Bool {
    self["request"]?["seed"] == other["request"]?["seed"] && self["request"]?["skip"] == other["request"]?["skip"]
  }
}

extension AnswerComparison {
  fileprivate var csv: [UInt8] {
    let titles = ["value", "kind", "first", "second", "difference", "lower", "upper"]
    let lines = rows.map { row in
      [row.path, row.kind.rawValue, row.first, row.second, row.difference]
        + [row.interval?.lower, row.interval?.upper].map { $0.map { "\($0)" } ?? "" }
    }
    return ([titles] + lines).flatMap { Array(CSVLine.encode($0).utf8) }
  }

  /// One line.
  fileprivate func json(differing: [String], isSameSeed: Bool) -> [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("result") {
        ComparisonRecord(comparison: self, differing: differing, isSameSeed: isSameSeed).write(to: &$0)
      }
      members.add("schema") { $0.string("puzzlelab/compare/1") }
    }
    json.raw("\n")
    return json.bytes
  }

  fileprivate func text(_ style: TextStyle, differing: [String], isSameSeed: Bool) -> String {
    var text = differing.isEmpty ? "" : style.fact("differing:", Wording.list(differing))
    if rows.isEmpty { text += style.heading("No number differs, and none is sampled") }
    for row in rows {
      text += style.wrapped("\(row.path): \(row.first) and \(row.second)")
      let interval = row.interval.map { ", 95 % interval \(Wording.short($0.lower)) to \(Wording.short($0.upper))" }
      text += style.wrapped("difference \(row.difference)\(interval ?? ", \(row.kind.rawValue)")", indent: 2)
    }
    if isSampled {
      text += style.wrapped(
        isSameSeed
          ? "Both samples have the same seed: they aren't independent, so the intervals are only a guide."
          : "Intervals are for independent samples (Newcombe 1998).")
    }
    if !unmatched.isEmpty { text += style.wrapped("Only in one answer: \(Wording.list(unmatched))") }
    return text
  }
}
