import Documents
import Foundation
import FoundationXML
import GameCore
import Games
import Questions
import TestSupport
import Testing

@Suite struct ReportSiteTests {
  /// Those pages that take no time.
  static let quick = ReportSite.pages.filter { page in
    ["analyze", "losing", "hints", "lesson", "puzzle", "rounds", "kayles"].contains { page.words.contains(" \($0)") }
      && !page.words.hasPrefix("reversi") || page.words.contains("memory report")
  }

  private let context = Context(limits: .none, observer: .silent, environment: Asked.environment)

  @Test(arguments: quick.map(\SitePage.words))
  func `a page is the same twice, and its drawings are well-formed`(words: String) throws {
    let page = try #require(ReportSite.pages.first { $0.words == words })
    let made = try ReportSite.make(page, in: context, costs: false)
    #expect(try ReportSite.make(page, in: context, costs: false).html == made.html)
    let drawings = made.html.matches(of: /<svg[\s\S]*?<\/svg>/)
    #expect(!drawings.isEmpty)
    for drawing in drawings { #expect(XMLParser(data: Data(drawing.0.utf8)).parse(), "\(words)") }
    #expect(!made.html.contains("NaN") && !made.html.contains("\"nan") && made.html.contains(Quoting.shell("x")))
    let names = made.html.matches(of: /id="([^"]+)"/).map { String($0.1) }
    #expect(Set(names).count == names.count, "no name twice in a page")
  }

  @Test(arguments: [
    ("matchsticks report --rules kayles", "matchsticks_period"), ("memory report --pairs 10", "memory_values"),
    ("set puzzle --seed 1", nil),
  ])
  func `a page hands out the certificate of a proof, and names its checker`(words: String, checker: String?) throws {
    let page = ReportSite.pages.first { $0.words.hasPrefix(words) } ?? SitePage(words)
    let html = try ReportSite.make(page, in: context, costs: false).html
    #expect(html.contains("Check it yourself") == (checker != nil))
    #expect(html.contains("download=\"certificate.json\"") == (checker != nil))
    guard let checker else { return }
    #expect(html.contains("<code>python3 tools/check/\(checker).py certificate.json</code>"))
    let data = try #require(html.firstMatch(of: /certificate\.json" href="data:application\/json;base64,([^"]+)"/)).1
    let certificate = try #require(Data(base64Encoded: String(data)))
    let object = try JSONSerialization.jsonObject(with: certificate) as? [String: Any]
    let kind = try #require(object?["certificate"] as? String)
    #expect(kind.replacing("-", with: "_") == checker)
  }

  @Test func `a page alone names the command that certifies its answer`() throws {
    for (words, isCertified) in [("set distribution --deal-size 5", true), ("set distribution --deal-size 14", false)] {
      let request = try #require(try Request(typed: words, among: QuestionTable.puzzlelab.questions))
      let page = ReportPage(try context.answer(request), command: words, showsRun: false)
      #expect(page.html.contains("<code>\(words) --certificate certificate.json</code>") == isCertified, "\(words)")
    }
  }

  @Test func `every game has pages, each in a file of its own, and the first page leads to all`() {
    let files = ReportSite.pages.map(\.file)
    #expect(Set(files).count == files.count)
    #expect(GameApp.all.allSatisfy { !$0.pages.isEmpty })
    let index = ReportSite.index(of: files.map { ("about \($0) & <more>", "<svg><desc>\($0)</desc></svg>") })
    for file in files {
      #expect(index.contains("href=\"\(file)\"") && index.contains("about \(file) &amp; &lt;more&gt;"))
      #expect(index.contains("<svg><desc>\(file)</desc></svg>"), "each has a picture")
    }
  }

  @Test func `hints and an analysis of one position have titles that differ`() throws {
    let pages = ReportSite.pages.filter { $0.words.contains(" hints ") || $0.words.contains(" analyze ") }
    let titles = try pages.map { page in
      let words = page.words.replacing("--level 10", with: "--level 1")
      return try ReportSite.make(SitePage(words), in: context, costs: false).title
    }
    #expect(titles.count > 4 && Set(titles).count == titles.count, "\(titles)")
  }

  @Test func `names in titles of tables are spelled as people write them`() {
    for question in QuestionTable.puzzlelab.questions {
      let titles = question.columns.map { $0.spacedWords(spelledAs: question.result.allHelp).split(separator: " ") }
      for words in titles { #expect(!words.contains("grundy") && !words.contains("misere"), "\(words)") }
    }
  }

  @Test func `every question has a page`() {
    for question in QuestionTable.puzzlelab.questions {
      #expect(Set(question.formats).isSuperset(of: [.html, .brief, .markdown, .latex]), "\(question.name)")
      #expect(Set(question.formats).count == question.formats.count)
    }
  }
}
