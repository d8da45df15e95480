import Documents
import Foundation
import Testing

@Suite struct HTMLPageTests {
  @Test func `text is escaped wherever it is`() {
    var page = HTMLPage(title: "<a> & \"b\"")
    page.add("p", "1 < 2\u{0}")
    page.add(NumberTable(["x<y"], numeric: [0], rows: [["<script>"]]), marked: [0])
    let text = page.text
    #expect(text.contains("<title>&lt;a&gt; &amp; &quot;b&quot;</title>"))
    #expect(text.contains("<p>1 &lt; 2 </p>"))
    #expect(text.contains("<tr class=\"m\"><td class=\"n\">&lt;script&gt;</td></tr>"))
    #expect(text.components(separatedBy: "<script").count == 2, "its own script is the only one")
    #expect(!text.replacing("http://www.w3.org/2000/svg", with: "").contains("http://"))
  }

  @Test func `a drawing says what it shows, and its numbers are short`() {
    let drawing = SVGText.drawing(
      width: 10, height: 1.0 / 3, label: "a \"b\"", SVGText.circle((1, -2.005), radius: 1e-9, style: "", title: "<"))
    #expect(drawing.contains("viewBox=\"0 0 10 0.33\"") && drawing.contains("aria-label=\"a &quot;b&quot;\""))
    #expect(drawing.contains("r=\"0\"") && drawing.contains("<title>&lt;</title>"))
  }
}
