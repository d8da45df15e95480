import Documents
import GameCore
import Testing

@Suite struct VisibleTextTests {
  @Test func `what could drive a terminal is shown as a number, in one line or in several`() {
    #expect("a\u{1B}]0;x\u{7}b".visible == "a\\u{1b}]0;x\\u{7}b")
    #expect("a\nb\tc".visible == "a\\u{a}b\\u{9}c")
    #expect("a\nb\tc\r".visibleLines == "a\nb\tc\\u{d}")
    for scalar in ["\u{0}", "\u{7F}", "\u{9B}", "\u{85}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{2029}", "\u{FEFF}"] {
      #expect(!scalar.visible.contains(scalar) && !scalar.visibleLines.contains(scalar), "\(scalar.debugDescription)")
    }
    for text in ["Zürich ▲●", "👩‍👩‍👧", "日本", "plain"] { #expect(text.visible == text) }
  }

  @Test func `colours of documents stay, those of others don't`() {
    let style = TextStyle(usesColor: true)
    for text in TextStyle.Ink.allCases.map({ style.paint("x", $0, .bold) }) {
      #expect(VisibleText.styled(text) == text)
    }
    #expect(VisibleText.styled("\u{1B}[8mhidden") == "\\u{1b}[8mhidden")
    #expect(VisibleText.styled("\u{1B}[2J\u{1B}") == "\\u{1b}[2J\\u{1b}")
    #expect(VisibleText.styled("\u{1B}[1;5m") == "\\u{1b}[1;5m")
  }

  @Test func `pieces may be cut anywhere, and what is shown can't drive a terminal`() {
    var generator = SeededGenerator(seed: 5)
    let parts = [
      "\u{1B}[1m", "\u{1B}[0m", "\u{1B}[38;5;40;48;5;28m", "\u{1B}[2J", "é", "●", "😀", "\u{9B}", "\n", "x", ";",
    ]
    for _ in 0..<500 {
      let text = (0..<12).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
      var (filter, shown) = (TerminalFilter(), [UInt8]())
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(9, rest.count), using: &generator)
        shown += filter.visible(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      shown += filter.end()
      let whole = VisibleText.styled(text)
      #expect(String(decoding: shown, as: UTF8.self) == whole, "\(text.debugDescription)")
      #expect(!whole.contains("\u{9B}") && !whole.contains("\u{1B}[2"))
      #expect(VisibleText.styled(whole) == whole)
    }
  }

  @Test func `bytes that aren't text are shown as such`() {
    var filter = TerminalFilter()
    #expect(filter.visible([0x41, 0x9B, 0xFF, 0x42]) + filter.end() == Array("A\u{FFFD}\u{FFFD}B".utf8))
  }
}
