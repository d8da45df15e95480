import GameCore
import Testing

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "", 3), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ])
  func `the distance counts insertions, deletions, replacements and swaps`(first: String, second: String, distance: Int)
  {
    #expect(NearestWord.distance(first, second) == distance)
    #expect(NearestWord.distance(second, first) == distance)
  }

  @Test(arguments: [
    ("pile", ["time", "file"], "file"), ("pile", ["time"], nil), ("match", ["mismatch"], nil), ("tyo", ["toy"], "toy"),
    ("pos", ["plies", "position"], "position"), ("to", ["no"], nil), ("hlep", ["help"], "help"),
    ("dealsise", ["dealsize"], "dealsize"),
  ])
  func `what differs in more than a third of the shorter word isn't near`(
    word: String, candidates: [String], nearest: String?
  ) { #expect(NearestWord.nearest(to: word, among: candidates) == nearest) }

  @Test func `what is far from everything suggests nothing`() {
    #expect(NearestWord.nearest(to: "zzzz", among: ["hints", "solve"]) == nil)
    #expect(NearestWord.nearest(to: String(repeating: "x", count: 10_000), among: ["hints"]) == nil)
    #expect(NearestWord.nearest(to: "HINTS", among: ["hints"]) == "hints")
  }
}
