import Documents
import Foundation
import FoundationXML
import Testing

@Suite struct ChartTests {
  private func points(_ values: [Double]) -> [Chart.Point] {
    values.enumerated().map { Chart.Point(Double($0), $1, "value <\($1)>") }
  }

  private func svg(_ picture: some Picture) -> String {
    Figure("A & B", caption: "what \"it\" shows", picture).svg(name: "f1")
  }

  /// The labels of a drawing: its texts.
  private func texts(_ svg: String) -> [String] { svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) } }

  @Test func `a figure is well-formed, and says what it shows`() throws {
    let svg = svg(Chart(x: Chart.Axis("x"), y: Chart.Axis("y"), [Chart.Series(.bars, points([1, 2, 3]))]))
    #expect(Markup.isWellFormed(svg))
    #expect(svg.contains("<title id=\"f1-title\">A &amp; B</title>"))
    #expect(svg.contains("<desc id=\"f1-words\">what &quot;it&quot; shows</desc>"))
    #expect(svg.contains("<title>value &lt;2.0&gt;</title>") && svg.contains("role=\"img\""))
  }

  @Test(arguments: [
    [0.0], [5, 5, 5], [-3, 0, 7], [1e-9, 2e-9], [1e15, 3e15], [0.1, 0.2, 0.30000000000000004], [-1e6, 1e6], [],
  ])
  func `any values have an axis with sensible marks`(values: [Double]) {
    for mark in [Chart.Series.Mark.bars, .line, .steps, .points] {
      let svg = svg(Chart(x: Chart.Axis("x", isWhole: true), y: Chart.Axis("y"), [Chart.Series(mark, points(values))]))
      #expect(Markup.isWellFormed(svg))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
      let labels = texts(svg)
      #expect((4...24).contains(labels.count), "\(labels)")
      #expect(Set(labels).count >= labels.count - 3, "no label twice on an axis: \(labels)")
    }
  }

  @Test(arguments: [(1e2, "10"), (1e12, "100"), (1e13, "1000"), (1e21, "10 000")])
  func `the caption of a logarithmic axis says the factor that is drawn`(largest: Double, factor: String) {
    let chart = Chart(
      x: Chart.Axis("x"), y: Chart.Axis("y", .logarithmic), [Chart.Series(.points, points([1, largest]))])
    let caption = Figure("A", caption: "Counted.", chart).caption
    let said = caption.split(separator: "each line is ").last?.split(separator: " times").first ?? ""
    #expect(caption.hasPrefix("Counted. The vertical axis is logarithmic: "))
    // The labels of the two lowest lines are 1 and the factor.
    #expect(texts(svg(chart)).contains(String(said)) && said.filter(\.isNumber) == factor.filter(\.isNumber))
  }

  @Test func `marks of a linear axis are at intervals of 1, 2 or 5 times a power of ten`() {
    let svg = svg(
      Chart(x: Chart.Axis("x"), y: Chart.Axis("share", holdsZero: true), [Chart.Series(.points, points([0, 0.23]))]))
    #expect(texts(svg).filter { ["0.00", "0.05", "0.10", "0.15", "0.20", "0.25"].contains($0) }.count == 6)
  }

  @Test func `a logarithmic axis marks powers of ten, in figures and as powers`() {
    let svg = svg(
      Chart(x: Chart.Axis("x"), y: Chart.Axis("tables", .logarithmic), [Chart.Series(.points, points([1, 3e7]))]))
    let labels = texts(svg)
    for label in ["1", "100", "10,000", "10⁶", "10⁸"] { #expect(labels.contains(label), "\(label) in \(labels)") }
  }

  @Test func `what is drawn stays inside its frame`() throws {
    let chart = Chart(
      x: Chart.Axis("x"), y: Chart.Axis("y"),
      [Chart.Series(.points, [Chart.Point(0, 1, interval: -4...9, "a"), Chart.Point(30, 2, "b")])],
      guides: [.at(40, "beyond"), .level(12, "high"), .stretch(3...5, "some")])
    for match in svg(chart).matches(of: /(?:x|cx|x1|x2)="(-?[0-9.]+)"/) {
      let place = try #require(Double(match.1))
      #expect((-1...721).contains(place))
    }
    for match in svg(chart).matches(of: /(?:y|cy|y1|y2)="(-?[0-9.]+)"/) {
      let place = try #require(Double(match.1))
      #expect((-1...341).contains(place))
    }
  }

  @Test func `a phone has a drawing of its own, in which nothing leaves the frame`() throws {
    let width = Figure.widths.phone
    let names = ["the first of four", "the second of four", "the third of four", "the last of all four"]
    let chart = Chart(
      x: Chart.Axis("matches at the start"), y: Chart.Axis("share, %"),
      names.enumerated().map { Chart.Series($1, .line, .first, points([Double($0), 2])) },
      guides: [.at(1, "a long note about the mean")])
    let rows = RowChart("points", [RowChart.Row(String(repeating: "long name ", count: 4), exact: 1, "one")])
    for figure in [Figure("a", caption: "", chart), Figure("b", caption: "", rows)] {
      #expect(figure.hasPhoneDrawing)
      let drawn = figure.svg(within: width)
      #expect(Markup.isWellFormed(drawn))
      for match in drawn.matches(of: /(?:x|cx|x1|x2)="(-?[0-9.]+)"/) {
        #expect((0...width).contains(try #require(Double(match.1))))
      }
      // A text that starts at its place ends within the frame, as far as widths are known.
      for match in drawn.matches(of: /x="([0-9.]+)" y="[0-9.]+" text-anchor="start"[^>]*>([^<]*)</) {
        #expect(try #require(Double(match.1)) + 7.2 * Double(match.2.count) <= width, "\(match.2)")
      }
    }
    let rowsOfLegend = Set(
      Figure("a", caption: "", chart).svg(within: width).matches(of: /y="([0-9.]+)" text-anchor="start">the/).map {
        String($0.1)
      })
    #expect(rowsOfLegend.count == 2, "a legend takes as many lines as it needs")
  }

  @Test func `a reversed axis has its largest numbers at the left`() throws {
    let drawn = svg(
      Chart(
        x: Chart.Axis("value", isReversed: true), y: Chart.Axis("temperature", holding: -1),
        [Chart.Series(.points, [Chart.Point(1, 0, "one"), Chart.Point(5, 0, "five")])]))
    let places = try drawn.matches(of: /cx="([0-9.]+)"/).map { try #require(Double($0.1)) }
    #expect(places.count == 2 && places[0] > places[1])
    #expect(texts(drawn).contains("−1.0"), "the axis holds what it is told to")
  }

  @Test func `rows, fields and legends name everything`() {
    let rows = RowChart(
      "points",
      [
        RowChart.Row("one", value: 1, interval: 0.5...1.5, exact: 1.1, "one: 1"),
        RowChart.Row("two", exact: 2, "two: 2"),
      ])
    let drawn = svg(rows)
    #expect(Markup.isWellFormed(drawn))
    for text in ["one", "two", "points", "exact", "sampled, 95 % interval"] { #expect(texts(drawn).contains(text)) }
    let field = HeatMap(
      kinds: [HeatMap.Kind("0", "none", .third), HeatMap.Kind("1", "one", .first)], squares: [[0, 1], [nil, 1]],
      x: "known", y: "pairs", first: (0, 1))
    #expect(Markup.isWellFormed(svg(field)))
    #expect(svg(field).contains("<title>known 1, pairs 2: one</title>"))
    let row = [Int?](repeating: 1, count: 60) + [nil] + [Int?](repeating: 0, count: 90)
    let dense = HeatMap(
      kinds: [HeatMap.Kind("", "none", .third), HeatMap.Kind("", "one", .first)], squares: [row, row], x: "a", y: "b",
      first: (1, 49))
    #expect(Markup.isWellFormed(svg(dense)) && !svg(dense).contains("<title>a 1"))
    #expect(svg(dense).contains("d=\"M0 0.5h60M0 1.5h60\"") && svg(dense).contains("d=\"M61 0.5h90M61 1.5h90\""))
    #expect(texts(svg(dense)).contains("50") && texts(svg(dense)).contains("150") && !texts(svg(dense)).contains("49"))
    let named = HeatMap(
      kinds: [HeatMap.Kind("", "wins", .line), HeatMap.Kind("n", "loses", .first)], squares: [[0, 1]], x: "", y: "",
      names: { "\(10 * $0 + $1 + 1)" })
    #expect(svg(named).contains("<title>2: loses</title>") && texts(svg(named)).contains("2"))
    #expect(!texts(svg(named)).contains("1"), "only kinds with a sign show names")
  }
}

/// Whether text is XML.
enum Markup {
  static func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
}
