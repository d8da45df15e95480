import Documents
import ExactArithmetic
import Foundation
import GameCore
import Testing

/// A document with hostile words and an exact fraction.
private struct Sample: TableDocument, FigureDocument {
  static let name = "<script>alert(1)</script>\u{1B}[2J\u{202E}"

  static let shape = Shape<Self>(Field("rows", "The rows") { $0.rows })

  struct Row: Record {
    let name: String
    let share: FractionValue

    static let shape = Shape<Self>(
      Field("playerName", "A name") { $0.name }, Field("share", "A share") { $0.share },
      Field("count", "A number") { _ in 12345 })
  }

  var rows: [Row] {
    [
      Row(name: Self.name, share: FractionValue(Rational(1, 3), digits: 4)),
      Row(name: "=cmd()", share: FractionValue(Rational(2, 1))),
    ]
  }
  var title: String { Self.name }
  var lead: [String] { [Self.name] }
  var figures: [Figure] {
    let point = Chart.Point(1, 2, Self.name)
    return [
      Figure(
        Self.name, caption: Self.name,
        Chart(x: Chart.Axis(Self.name), y: Chart.Axis("y"), [Chart.Series(.bars, [point])]))
    ]
  }

  func text(style: TextStyle, run: RunInfo?) -> String { "\(Self.name)\n" }
}

@Suite struct ReportPageTests {
  private func page(run: RunInfo? = nil) -> String {
    let origin = ReportPage.Origin(command: "ask <it>", summary: "asked", request: "{\"a\":\"<b>\"}", run: run)
    return ReportPage(Sample(), origin, json: Array("{\"result\":1}".utf8)).html
  }

  @Test func `hostile words are harmless wherever they are`() {
    let page = page()
    #expect(page.components(separatedBy: "<script").count == 2, "the page's own script is the only one")
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
    #expect(
      page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && page.contains("{&quot;a&quot;:&quot;&lt;b&gt;&quot;}"))
    var writer = JSONWriter()
    Sample().writeTable(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self).contains("\n'=cmd(),2,2,1,12345\n"),
      "no spreadsheet computes a name")
  }

  @Test func `signs of numbers and boards stay as they are in a table`() {
    #expect(
      CSVLine.encode(["-3", "+1.5", "-------- X", "-X", "@a", "=1", "-1|2", "+f(x)"])
        == "-3,+1.5,-------- X,-X,'@a,'=1,'-1|2,'+f(x)\n")
  }

  @Test func `the same answer is the same page, and nothing comes from elsewhere`() {
    #expect(page() == page())
    for word in ["http://", "https://", "src=", "@import", "url("] {
      #expect(!page().replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
    #expect(page().contains("default-src 'none'"))
    let timed = page(run: RunInfo(elapsedSeconds: 1.5, threads: 2))
    #expect(timed.contains("1.50 s, 2 threads") && !page().contains("threads"))
  }

  @Test func `a rounded number opens to the exact one`() {
    #expect(page().contains("<details><summary>0.3333</summary><span class=\"exact\">1/3</span></details>"))
    #expect(page().contains("<td class=\"n\">2</td>") && page().contains("<th>player name</th>"))
  }

  @Test func `what is offered for download is the document and its table`() throws {
    let links = page().matches(of: /href="data:([a-z\/]+);base64,([A-Za-z0-9+\/=]+)"/)
    #expect(links.map { String($0.1) } == ["application/json", "text/csv"])
    let files = try links.map { String(decoding: try #require(Data(base64Encoded: String($0.2))), as: UTF8.self) }
    #expect(
      files[0] == "{\"result\":1}" && files[1].hasPrefix("playerName,share,shareNumerator,shareDenominator,count\n"))
  }

  @Test func `a figure alone has its colours with it`() throws {
    let figure = try #require(DocumentBox(Sample()).figure)
    #expect(Markup.isWellFormed(figure.replacing("\u{1B}", with: "")))
    #expect(figure.hasPrefix("<svg xmlns=") && figure.contains("--first:") && figure.contains("prefers-color-scheme"))
  }

  @Test func `the policy's hash is that of the script`() throws {
    let page = page()
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*)<\/script>/)?.1)
    let hash = Base64.text(of: SHA256.digest(of: Array(script.utf8)))
    #expect(page.contains("'sha256-\(hash)'"))
  }
}
