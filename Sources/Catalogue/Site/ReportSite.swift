import GameCore
import Reports

/// A small site of reports, one page for each of a few questions about every game, with a page that
/// leads to all of them.
package enum ReportSite {
  /// A page: the name of its file, and the words that ask for it.
  package struct Page: Sendable {
    /// "set-report.html".
    package let file: String
    /// The words after the program's name.
    package let words: String
    /// The game that it is about.
    package let game: String

    fileprivate init(_ words: String, _ more: String = "") {
      let parts = words.split(separator: " ")
      self.words = words
      game = String(parts[0])
      file = parts.prefix(2).joined(separator: "-") + (more.isEmpty ? "" : "-\(more)") + ".html"
    }
  }

  /// The pages, a game after the other.
  package static let pages: [Page] = [
    Page("matchsticks analyze --pile 18 --take-limit 3"),
    Page("matchsticks losing --take-limit 3 --to 100"),
    Page("matchsticks match --strategies dumb,wild,clever,perfect --pile 18 --take-limit 3"),
    Page("matchsticks report --rules kayles", "kayles"), Page("matchsticks report --rules octal:0.16", "016"),
    Page("matchsticks sequence --rules octal:0.6 --to 1999", "officers"), Page("matchsticks survey --largest 12"),
    Page("matchsticks lesson --take-limit 3"),
    Page("set report --deal-size 12", "12"), Page("set report --deal-size 15", "15"), Page("set census"),
    Page("set distribution --deal-size 9"), Page("set rounds"), Page("set simulate --games 100000"),
    Page("set hints 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"),
    Page("set analyze 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"), Page("set puzzle --count 2"),
    Page("reversi hints --moves f5d6c3d3c4 --level 10"), Page("reversi analyze --moves f5d6c3d3c4 --level 10"),
    Page("reversi review --games data/reversi/game.ggf"), Page("reversi match greedy random --games 200"),
    Page("reversi verify data/reversi/ffo.obf --only 1-19"), Page("reversi puzzles --generate 6 --empties 8-12"),
    Page("memory report --pairs 10", "alone"), Page("memory report --pairs 10 --players 2", "two"),
    Page("memory analyze --pairs 6 --known 3 --players 2"), Page("memory simulate --pairs 10 --games 100000"),
    Page("cardmatch report"), Page("cardmatch analyze 10H 8D QS 10D 8C KS 2H 2D AS AC 9H 4D"),
    Page("cardmatch simulate --games 20000"),
  ]

  /// A page that was made: its title and HTML.
  package typealias Made = (title: String, html: String)

  /// Answers the question of a page. Without `costs` the same page has the same bytes.
  package static func make(_ page: Page, in context: Context, costs: Bool) throws -> Made {
    guard let asking = try Asking(typed: page.words, among: Question.games) else {
      throw Fault(.internal, "there is no question \(Quoting.quoted(page.words))")
    }
    let report = ReportPage(
      try context.answer(asking), command: "\(context.surroundings.program) \(page.words)", showsRun: costs)
    return (report.title, report.html)
  }

  /// The page that leads to the others, with their titles in the order of ``pages``.
  package static func index(titles: [String]) -> String {
    var page = HTMLPage(title: "puzzlelab: reports")
    page.add("h1", "puzzlelab: reports")
    page.add(
      "p", "Every number says how it is known; each page names the question that makes it.",
      attributes: "class=\"lead\"")
    for game in ["matchsticks", "set", "reversi", "memory", "cardmatch"] {
      page.add("h2", game == "cardmatch" ? "Card matching" : game.capitalizedFirst)
      page.add(raw: "<ul>\n")
      for (entry, title) in zip(pages, titles) where entry.game == game {
        page.add(raw: "<li>")
        page.add("a", title, attributes: "href=\"\(entry.file)\"")
        page.add("code", entry.words, attributes: "class=\"soft\"")
        page.add(raw: "</li>\n")
      }
      page.add(raw: "</ul>\n")
    }
    return page.text
  }
}
