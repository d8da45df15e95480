import GameCore
import Matchsticks

/// Heaps in misère play: `matchsticks genus`.
package struct MatchsticksGenusDocument: TableDocument {
  private let rules: Ruleset
  private let table: GenusTable

  /// Shows the genera of the heaps of some rules.
  package init(rules: Ruleset, table: GenusTable) {
    self.rules = rules
    self.table = table
  }

  package static let shape = Shape<Self>(
    Field("heaps", "The heaps, from 0 on") { $0.rows },
    Field("firstWild", "The first heap that isn't tame; absent where there is none") { $0.firstWild },
    Field("isComplete", "Whether all heaps that were asked for are there") { $0.table.ending == nil },
    Field("evidence", "How all this is known") { $0.table.evidence })

  /// A heap.
  package struct Row: Record {
    let heap: Int
    let row: GenusTable.Row

    package static let shape = Shape<Self>(
      Field("heap", "How many matches it holds") { $0.heap },
      Field("genus", "The genus, the misère values behind a hat") { $0.row.genus.description },
      Field("value", "The Grundy value in normal play") { $0.row.genus.value },
      Field("misereValue", "The Grundy value in misère play") { $0.row.genus.misere.first },
      Field("isTame", "Whether it and all that can be reached have the genus of a position of Nim") { $0.row.isTame },
      Field("outcome", "Who wins it in misère play, P or N") { $0.row.outcome },
      Field("form", "The canonical form in misère play: *n, or options in brackets") { $0.row.form.description })
  }

  package var rows: [Row] { table.rows.enumerated().map { Row(heap: $0, row: $1) } }
  private var firstWild: Int? { table.rows.firstIndex { !$0.isTame } }

  /// The table for a person.
  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading("Genus of heaps 0 to \(table.rows.count - 1): \(rules.words)")
    text += style.wrapped(firstWild.map { "The first wild heap is \($0)." } ?? "All these heaps are tame.")
    if table.ending != nil { text += style.paint("Stopped", .yellow) + "; larger heaps are missing\n" }
    var lines = TextTable(.numbers("heap"), .words("genus"), .words(""), .words("misère"), .words("canonical form"))
    for row in rows {
      let form = row.row.form.description
      lines.add(
        "\(row.heap)", row.row.genus.description, row.row.isTame ? "tame" : "wild", row.row.outcome.rawValue,
        form.count > 40 ? form.prefix(39) + "…" : form)
    }
    return text + "\n" + lines.text(style: style) + "\n" + style.evidence(table.evidence)
  }
}
