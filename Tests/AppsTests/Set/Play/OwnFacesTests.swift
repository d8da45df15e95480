import Documents
import Questions
import SetApp
import SetGame
import TestSupport
import Testing

/// A file of cards, with parts replaced.
private func file(_ changes: (String, String)...) -> String {
  var text = """
    {"schema":"puzzlelab/faces/1",\
    "colours":[{"name":"red","colour":"#d81e3a"},{"name":"gold","colour":"#c09000"},{"name":"blue","colour":"#2050d0"}],\
    "shapes":[{"name":"star","symbol":"★"},{"name":"heart","symbol":"♥"},{"name":"club","symbol":"♣"}],\
    "fills":["empty","striped","filled"]}
    """
  for (old, new) in changes {
    #expect(text.contains(old))
    text = text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
  return text
}

/// Why a text isn't taken as faces; `nil` where it is.
private func fault(_ text: String) -> String? {
  var settings = SetSettings()
  do throws(SettingFault) {
    try settings.take([GivenSetting("faces", text)])
    return nil
  } catch {
    #expect(settings == SetSettings(), "a refused file leaves no trace")
    return error.words
  }
}

@Suite struct OwnFacesTests {
  @Test func `a file of cards gives symbols, inks, letters and words`() throws {
    let card = try #require(try CardParser().parse("2GDS").first)
    let faces = CardFaces(try own(file()))
    #expect(faces.word(of: card) == "2GHS" && faces.name(of: card) == "two gold striped hearts")
    #expect(faces.symbols == [["★", "★", "★"], ["♥", "♥", "♥"], ["♣", "♣", "♣"]])
    #expect(faces.fillMarks == ["▁", "▄", "█"])
    #expect(faces.inks == [.red, .yellow, .blue])
    let filled = CardFaces(
      try own(
        file(
          (#""symbol":"★""#, #""symbols":["☆","✮","★"]"#), (#""symbol":"♥""#, #""symbols":["♡","❥","♥"]"#),
          (#""symbol":"♣""#, #""symbols":["♧","✤","♣"]"#))))
    #expect(filled.symbols[0] == ["☆", "✮", "★"] && filled.fillMarks == nil)
  }

  @Test func `colours that are alike get different inks`() throws {
    let faces = CardFaces(try own(file(("#c09000", "#d01030"), ("#2050d0", "#e02040"))))
    #expect(Set(faces.inks.map(\.rawValue)).count == 3 && faces.inks.contains(.red))
  }

  @Test func `a game with such cards can be kept and come back, and cards can change while it is played`() throws {
    var settings = SetSettings()
    try settings.take([GivenSetting("faces", file((",", ",\n  ")))])
    #expect(settings["faces"] == file(), "the file in one line")
    var kept = SetSettings()
    try kept.take([GivenSetting("faces", settings["faces"])], kept: true)
    #expect(kept == settings && SetSettings().canBecome(kept))
    let action = try GameState<SetPlay>().action(
      try #require(GameState<SetPlay>(settings: SetSettings()).text(of: .change(settings))))
    #expect(action == .change(settings))
  }

  @Test(arguments: [
    (file(("faces/1", "faces/2")), "their schema isn't"), (file(("}],", "],")), "is missing"),
    (file((#"{"name":"star","symbol":"★"},"#, "")), "there must be three shapes"),
    (file(("#c09000", "gold")), "a value such as #d81e3a"), (file(("#c09000", "#+0900f")), "a value such as #d81e3a"),
    (file(("★", "⭐")), "one column"), (file(("★", "星")), "one column"), (file(("★", "ab")), "one character"),
    (file(("★", "")), "one character"), (file(("★", "♥")), "stands for two things"),
    (file(("gold", "rust")), "different letters: red, rust and blue"), (file(("gold", " ")), "a name"),
    (file((#""fills""#, #""sizes":[],"fills""#)), #"the file has "sizes""#),
    (file((#""symbol":"★""#, #""symbols":["☆","✮","★"]"#)), "either each shape"),
    (String(repeating: "no cards ", count: 9), "these cards can't be used"), ("schlager", "choose glyphs, tutorial"),
  ])
  func `what can't be drawn is refused with the reason`(text: String, reason: String) throws {
    let words = try #require(fault(text))
    #expect(words.contains(reason), "\(words)")
    #expect(!words.contains("\n"))
  }

  @Test func `answers draw the cards, too`() throws {
    let text = JSON.string(file()).text
    let drawn = try #require(try Asked.figure("set.hints", "{\"cards\":\"2GSF 1RSS\",\"faces\":\(text)}"))
    #expect(drawn.contains(">♣</text>") && drawn.contains("<title>two gold filled clubs</title>"))
    #expect(drawn.contains("fill: rgb(192, 144, 0); stroke: rgb(192, 144, 0)") && drawn.contains("fill: url(#"))
    #expect(try Asked.figure("set.puzzle", "{\"faces\":\"tutorial\"}")?.contains("</text>") == true)
    let explained = try Asked.result("set.explain", "{\"cards\":\"2GSF 1RSF 1PSE\",\"faces\":\(text)}")
    guard case .array(let features)? = explained["features"] else {
      Issue.record("the features of three cards are compared")
      return
    }
    #expect(features[1]["values"] == .array([.string("gold"), .string("red"), .string("blue")]))
    #expect(features[0]["values"] == .array([.string("two"), .string("one"), .string("one")]))
  }

  @Test(arguments: ["set.hints", "set.analyze", "set.explain"])
  func `cards that are drawn in one way have no faces`(question: String) throws {
    let answer = try Asked.document(question, #"{"cards":"1RS 2GS 3RC 4GC","deck":"quads","faces":"tutorial"}"#)
    guard case .string(let message)? = answer["message"] else {
      Issue.record("faces of quads were accepted")
      return
    }
    #expect(message.contains("\"faces\" has no effect here") && message.contains("quads"))
  }

  private func own(_ text: String) throws -> OwnFaces {
    var settings = SetSettings()
    try settings.take([GivenSetting("faces", text)])
    guard case .own(let faces) = settings.faces else { throw SettingFault.unknown("faces") }
    return faces
  }
}
