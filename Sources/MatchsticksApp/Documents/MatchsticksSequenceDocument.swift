import Documents
import GameCore
import Matchsticks

/// The values of single heaps: `matchsticks sequence`.
package struct MatchsticksSequenceDocument: Document {
  let rules: Ruleset
  private let bound: Int
  let work: SequenceWork
  var list: ValueList { work.values }

  /// Shows values that were asked for up to heap `bound`.
  package init(rules: Ruleset, bound: Int, work: SequenceWork) {
    self.rules = rules
    self.bound = bound
    self.work = work
  }

  /// Shows values that are known.
  package init(rules: Ruleset, bound: Int, list: ValueList) {
    self.init(rules: rules, bound: bound, work: SequenceWork(list))
  }

  package static let table: String? = "values"

  package static let shape = Shape<Self>(
    Field("rulesInWords", "What a move may do, in a phrase") { $0.rules.words },
    Field("kind", "What the values are; the smallest winning take for rules last:") { $0.list.sequence.kind },
    Field("values", "The values of the heaps 0, 1, 2, …") { Values(list: $0.list) },
    Field("isComplete", "Whether they reach the requested bound") { $0.list.count == $0.bound + 1 },
    Field("recognizedAs", "The family of rules that a line is one of, whose theory answers") {
      $0.rules.recognizedName
    },
    Field("oeis", "The entry of the OEIS that has the same rules and the same first terms, where we know one") {
      $0.entry
    },
    Field("evidence", "The evidence for them") { $0.list.sequence.evidence })

  /// Values that are written as they are read, without a copy of all of them.
  private struct Values: JSONWritable {
    let list: ValueList
    static var schema: JSONSchema { .array(.natural) }

    func write(to json: inout JSONWriter) {
      json.raw("[")
      let list = list
      for heap in 0..<list.count {
        if heap > 0 { json.raw(",") }
        json.integer(list[heap])
        json.flushWhenLarge()
      }
      json.raw("]")
    }
  }

  /// A row is a heap and its value.
  package static var heads: [TableHead] {
    [
      TableHead("heap", .integer, "The heap"),
      TableHead("value", .integer, "Its value, of the kind that was asked for"),
    ]
  }

  package func writeRows(to writer: inout JSONWriter) {
    work.stream { heaps, value in
      for heap in heaps {
        writer.integer(heap)
        writer.raw(",")
        writer.integer(value(heap))
        writer.raw("\n")
        writer.flushWhenLarge()
      }
      writer.flush()
    }
  }

  /// What the values are called.
  var name: String {
    switch work.kind {
    case .grundyValue: "Grundy values"
    case .smallestWinningTake: "Smallest winning takes"
    }
  }

  /// The rules and their first values.
  package var inBrief: String? {
    list.count == 0 ? nil : "\(title): \(Wording.first((0..<list.count).lazy.map { "\(self.list[$0])" }, most: 40))"
  }

  /// The most values that are printed for a person.
  private static let mostShown = 1_000_000

  /// The values for a person.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let list = list
    guard list.count > 0 else {
      return style.heading("\(name): \(rules.words)") + "\n" + style.evidence(list.sequence.evidence)
    }
    let last = Wording.grouped(list.count - 1)
    var text = style.heading("\(name) of the heaps 0 to \(last): \(rules.words)")
    let shown = min(list.count, Self.mostShown)
    text += style.wrapped((0..<shown).map { String(list[$0]) }.joined(separator: " "))
    if shown < list.count {
      text += style.wrapped(
        "… (the first \(Wording.grouped(shown)) of \(Wording.grouped(list.count)) values; format csv has all)")
    } else if list.count < bound + 1 {
      let reason = list.stop.flatMap { $0 == .nodeLimit ? nil : $0.words } ?? "these rules are computed no further"
      let (asked, reached) = (Wording.grouped(bound), Wording.grouped(list.count - 1))
      text += "…\n" + style.wrapped("Requested up to heap \(asked), computed up to \(reached): \(reason).")
    }
    return text + "\n" + style.evidence(list.sequence.evidence)
  }
}
