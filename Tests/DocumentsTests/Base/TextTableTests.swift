import Documents
import Testing

@Suite struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(.words("move"), .numbers("value"))
    table.add("f5", "10")
    table.add("d3, or", "-2")
    return table
  }

  @Test func `words stand left and numbers right`() {
    #expect(table.text(style: .plain) == "move    value\nf5         10\nd3, or     -2\n")
    #expect(table.text(style: .plain, indent: 1) == " move    value\n f5         10\n d3, or     -2\n")
  }

  @Test func `titles are bold where colour is used`() {
    let lines = table.text(style: TextStyle(usesColor: true)).split(separator: "\n")
    #expect(lines[0] == "\u{1B}[1mmove    value\u{1B}[0m")
    #expect(lines[1] == "f5         10")
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
      String(decoding: CSVLine.prefixed(Array(records.utf8), with: "7"), as: UTF8.self)
        == CSVLine.encode(["7", "a\nb", "\"c\""]) + CSVLine.encode(["7", "d", ""]))
    #expect(CSVLine.prefixed([], with: "7").isEmpty)
  }
}
