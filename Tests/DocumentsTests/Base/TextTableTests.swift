import Documents
import Testing

@Suite struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(.words("move"), .numbers("value"))
    table.add("f5", "10")
    table.add("d3, or", "-2")
    return table
  }

  @Test func `words are aligned left and numbers right`() {
    #expect(table.text(style: .plain) == "move    value\nf5         10\nd3, or     -2\n")
    #expect(table.text(style: .plain, indent: 1) == " move    value\n f5         10\n d3, or     -2\n")
  }

  @Test func `titles are bold where colour is used`() {
    let lines = table.text(style: TextStyle(usesColor: true)).split(separator: "\n")
    #expect(lines[0] == "\u{1B}[1mmove    value\u{1B}[0m")
    #expect(lines[1] == "f5         10")
  }

  @Test func `the last column is wrapped where that makes the table fit`() {
    var table = TextTable(.numbers("#"), .words("what to do"))
    table.add("1", "take two of the matches that are left")
    table.add("2", "pass")
    #expect(
      table.text(style: TextStyle(columns: 24))
        == "#  what to do\n1  take two of the\n   matches that are left\n2  pass\n")
  }

  @Test func `columns that don't fit follow below, after the first column again`() {
    var table = TextTable(.numbers("cards"), .numbers("tables"), .numbers("classes"), .numbers("chance"))
    table.add("3", "84,240", "1", "0.987342")
    #expect(!table.fits(TextStyle(columns: 24)) && table.fits(.plain))
    #expect(
      table.text(style: TextStyle(columns: 24)) == """
        cards  tables  classes
            3  84,240        1

        cards    chance
            3  0.987342

        """)
  }

  @Test func `text that has to fit is broken between words, colours take no space`() {
    var style = TextStyle(usesColor: true, columns: 20, fits: true)
    let long = "  \u{1B}[1mone two\u{1B}[0m three four five\nshort\n"
    #expect(style.finished(long) == "  \u{1B}[1mone two\u{1B}[0m three four\n    five\nshort\n")
    style.fits = false
    #expect(style.finished(long) == long)
    #expect(style.heading("a heading that is long") == "\u{1B}[1ma heading that is\nlong\u{1B}[0m\n")
  }

  @Test func `where only ASCII can be shown nothing else is written`() {
    let style = TextStyle(isASCII: true)
    #expect(style.finished("10⁻³ ≤ x – 5 ♥ … é ↑ ≈ 日\n") == "10^-3 <= x - 5 H ... e ^ ~ ?\n")
    var table = TextTable(.words("move"), .numbers("size"))
    table.add("α…", "10¹²")
    #expect(table.text(style: style) == "move   size\n?...  10^12\n", "columns are as wide as what is shown")
  }

  @Test func `values with commas and quotes are quoted`() {
    #expect(table.csv() == "move,value\nf5,10\n\"d3, or\",-2\n")
    #expect(CSVLine.encode(["a\"b", "c\nd"]) == "\"a\"\"b\",\"c\nd\"\n")
  }

  @Test func `text is wrapped between words`() {
    let style = TextStyle(columns: 20)
    #expect(style.wrapped("the player to move loses here", indent: 2) == "the player to move\n  loses here\n")
    #expect(style.wrapped("") == "\n")
    #expect(style.paint("x", .red) == "x")
    #expect(TextStyle(usesColor: true).paint("x", .red, .bold) == "\u{1B}[31;1mx\u{1B}[0m")
  }

  @Test func `a field before each record leaves line ends within fields alone`() {
    let records = CSVLine.encode(["a\nb", "\"c\""]) + CSVLine.encode(["d", ""])
    #expect(
      String(decoding: CSVLine.prefixed(Array(records.utf8), with: ["7"]), as: UTF8.self)
        == CSVLine.encode(["7", "a\nb", "\"c\""]) + CSVLine.encode(["7", "d", ""]))
    #expect(CSVLine.prefixed([], with: ["7"]).isEmpty)
  }
}
