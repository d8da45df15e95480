import GameCore
import Streams
import Testing

@Suite struct KeyDecoderTests {
  private func events(_ bytes: some Sequence<UInt8>, piece: Int = .max) -> [FullScreen.Event] {
    var decoder = KeyDecoder()
    var (events, rest) = ([FullScreen.Event](), Array(bytes)[...])
    repeat {
      decoder.add(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while let event = decoder.next() { events.append(event) }
    } while !rest.isEmpty
    while let event = decoder.next(isComplete: true) { events.append(event) }
    #expect(decoder.isEmpty)
    return events
  }

  private func events(_ text: String, piece: Int = .max) -> [FullScreen.Event] { events(text.utf8, piece: piece) }

  @Test(arguments: [1, 2, 5, 100])
  func `a click is one event in both protocols, in whatever pieces it comes`(piece: Int) {
    #expect(events("\u{1B}[<0;12;7M\u{1B}[<0;12;7m", piece: piece) == [.click(row: 6, column: 11)])
    #expect(events("\u{1B}[M ,'\u{1B}[M#,'", piece: piece) == [.click(row: 6, column: 11)])
    // Beyond the 95th column the X10 protocol sends bytes that aren't UTF-8.
    #expect(events([0x1B, 0x5B, 0x4D, 0x20, 32 + 120, 32 + 50], piece: piece) == [.click(row: 49, column: 119)])
    #expect(events("\u{1B}[<4;120;50M", piece: piece) == [.click(row: 49, column: 119)], "with the shift key")
  }

  @Test func `the wheel, other buttons and movements are nothing`() {
    for button in [1, 2, 3, 32, 35, 64, 65, 66, 67, 128, 129] {
      #expect(events("\u{1B}[<\(button);12;7M").isEmpty, "\(button)")
      if button < 96 { #expect(events([0x1B, 0x5B, 0x4D, UInt8(32 + button), 44, 39]).isEmpty, "\(button)") }
    }
    #expect(events("\u{1B}[<0;0;7M\u{1B}[<0;1M\u{1B}[<0;99999999999999999999;1M").isEmpty)
  }

  @Test func `keys are known as terminals send them`() {
    #expect(
      events("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}OD\u{1B}[Z\t\r\n\u{7F}\u{8}\u{C}")
        == [.up, .down, .right, .left, .previous, .next, .enter, .enter, .erase, .erase, .resized])
    #expect(events("a✓é9") == [.character("a"), .character("✓"), .character("é"), .character("9")])
    #expect(events("✓", piece: 1) == [.character("✓")])
    #expect(events("\u{1B}") == [.escape] && events("\u{1B}\u{1B}") == [.escape, .escape])
    #expect(events("\u{1B}q") == [.escape, .character("q")])
  }

  @Test func `a sequence that isn't known isn't letters and digits`() {
    // Insert, F5, F1, a focus report, the start of a paste, a colour that was asked for.
    for sequence in ["\u{1B}[2~", "\u{1B}[15~", "\u{1B}OP", "\u{1B}[I", "\u{1B}[200~", "\u{1B}[?62;4c"] {
      #expect(events(sequence).isEmpty, "\(sequence.debugDescription)")
      #expect(events(sequence + "x", piece: 1) == [.character("x")])
    }
  }

  @Test func `any bytes are read to their end`() {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<2_000 {
      let bytes = (0..<random.index(24)).map { _ in
        random.index(3) == 0
          ? [0x1B, 0x5B, 0x4F, 0x4D, 0x3C, 0x3B, 0x30, 0x6D][random.index(8)] : UInt8(random.index(256))
      }
      let whole = events(bytes)
      #expect(whole.count <= bytes.count)
    }
  }
}
