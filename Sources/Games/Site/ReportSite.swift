import Documents
import GameCore
import Questions

/// A small site of reports, one page for each of a few questions about every game, with a page that
/// leads to all of them.
package enum ReportSite {
  /// The pages, a game after the other.
  package static let pages = GameApp.all.flatMap { $0.pages }

  /// A page that was made: its title, its HTML, and its first figure as the index shows it.
  package typealias Made = (title: String, html: String, thumbnail: String)

  /// Answers the question of a page. Without `costs` the same page has the same bytes.
  package static func make(_ page: SitePage, in context: Context, costs: Bool) throws(Fault) -> Made {
    guard let request = try Request(typed: page.words, among: GameApp.questions) else {
      throw Fault(.internal, "unknown question \(Quoting.quoted(page.words))")
    }
    let report = ReportPage(
      try context.certifiedAnswer(request), command: "\(context.environment.program) \(page.words)", showsRun: costs)
    return (report.title, report.html, report.thumbnail(name: page.file))
  }

  /// The page that leads to the others, with a picture and the title of each in the order of
  /// ``pages``.
  package static func index(of made: [(title: String, thumbnail: String)]) -> String {
    var page = HTMLPage(title: "puzzlelab: reports")
    page.add("h1", "puzzlelab: reports")
    page.add(
      "p", "Every number comes with its evidence; each page names the command that reproduces it.",
      attributes: "class=\"lead\"")
    var made = made[...]
    for game in GameApp.all {
      page.add("h2", game.title)
      page.add(raw: "<ul class=\"gallery\">\n")
      for (entry, (title, thumbnail)) in zip(game.pages, made) {
        page.add(raw: "<li>\n\(thumbnail)")
        page.add("a", title, attributes: "href=\"\(entry.file)\"")
        page.add("code", entry.words, attributes: "class=\"soft\"")
        page.add(raw: "</li>\n")
      }
      page.add(raw: "</ul>\n")
      made = made.dropFirst(game.pages.count)
    }
    return page.text
  }
}
