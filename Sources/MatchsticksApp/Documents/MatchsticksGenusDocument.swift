import Documents
import GameCore
import Matchsticks

/// Heaps in misère play: `matchsticks genus`.
package struct MatchsticksGenusDocument: TableDocument {
  let rules: Ruleset
  let table: GenusTable

  /// Shows the genera of the heaps of some rules.
  package init(rules: Ruleset, table: GenusTable) {
    self.rules = rules
    self.table = table
  }

  package static let table: String? = "heaps"

  package static let shape = Shape<Self>(
    Field("heaps", "The heaps, from 0 on") { $0.rows },
    Field("firstWild", "The first heap that isn't tame; absent where there is none") { $0.firstWild },
    Field("firstNotHereditarilyTame", "The first heap that isn't hereditarily tame; absent where there is none") {
      $0.firstNotHereditarilyTame
    },
    Field("isComplete", "Whether all requested heaps are listed") { $0.table.ending == nil },
    Field("evidence", "The evidence for all this") { $0.table.evidence })

  /// A heap.
  package struct Row: Record {
    package static var recordName: String { "heapGenus" }
    let heap: Int
    let row: GenusTable.Row

    package static let shape = Shape<Self>(
      Field("heap", "How many matches it has") { $0.heap },
      Field("genus", "The genus, with the misère values after a hat") { $0.row.genus.description },
      Field("grundyValue", "The Grundy value in normal play") { IntegerText($0.row.genus.value) },
      Field("misereGrundyValue", "The Grundy value in misère play") {
        $0.row.genus.misere.first.map { IntegerText($0) }
      },
      Field(
        "isTame",
        "Whether it is tame: in sums of tame games it counts as the nim position of its genus; wild options that can be reverted to that genus don't matter"
      ) { $0.row.isTame },
      Field(
        "isHereditarilyTame",
        "Whether it and every position that can be reached from it have the genus of a nim position"
      ) { $0.row.isHereditarilyTame },
      Field(
        "isFormHereditarilyTame",
        "Whether that holds of the canonical form, from which wild options that can be reverted are gone"
      ) { $0.row.isFormHereditarilyTame },
      Field("outcome", "Who wins it in misère play, P or N") { $0.row.outcome },
      Field("form", "The canonical form in misère play: *n, or options in brackets") { $0.row.form.description })
  }

  package var rows: [Row] { table.rows.enumerated().map { Row(heap: $0, row: $1) } }
  private var firstWild: Int? { table.rows.firstIndex { !$0.isTame } }
  private var firstNotHereditarilyTame: Int? { table.rows.firstIndex { !$0.isHereditarilyTame } }

  /// The rules and the first genera.
  package var inBrief: String? {
    rows.isEmpty ? nil : "\(title): \(Wording.first(table.rows.map { $0.genus.description }))"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    guard !rows.isEmpty else {
      return style.heading(title) + "\n" + style.evidence(table.evidence)
    }
    var text = style.heading("Genus of heaps 0 to \(table.rows.count - 1): \(rules.words)")
    text += style.wrapped(tameness)
    if let ending = table.ending { text += style.paint("Stopped early", .yellow) + "\(ending.missing)\n" }
    var lines = TextTable(.numbers("heap"), .words("genus"), .words(""), .words("misère"), .words("canonical form"))
    for row in rows {
      let form = row.row.form.description
      lines.add(
        "\(row.heap)", row.row.genus.description,
        row.row.tameness,
        row.row.outcome.rawValue, form)
    }
    return text + "\n" + lines.text(style: style) + "\n" + style.evidence(table.evidence)
  }

  /// What the heaps have in common, and what is true of forms alone.
  var tameness: String {
    guard let first = firstNotHereditarilyTame else { return "All these heaps are hereditarily tame." }
    let wild = firstWild.map { "The first wild heap is \($0)." } ?? "All these heaps are tame."
    let form = table.rows.contains { $0.isFormHereditarilyTame && !$0.isHereditarilyTame }
    return "\(wild) Heap \(first) is the first that isn't hereditarily tame."
      + (form ? " The canonical form of some is, since options that can be reverted are gone from it." : "")
  }
}

extension GenusTable.Row {
  fileprivate var tameness: String {
    if isHereditarilyTame { return "tame" }
    guard isTame else { return "wild" }
    return isFormHereditarilyTame ? "tame, its form hereditarily" : "tame, not hereditarily"
  }
}
