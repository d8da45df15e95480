import Documents
import GameCore
import Games
import Questions
import TestSupport
import Testing

@Suite struct PartJoinerTests {
  private static let environment = Environment { name throws(Fault) in
    throw Fault.io("\(name): no data here")
  }

  /// The document that a question is answered with.
  private static func answer(_ question: String) -> [UInt8] {
    var json = JSONWriter()
    let interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: StopSignal(), showsRun: false)
    _ = interface.answer(Array(question.utf8)[...], to: &json)
    return json.bytes
  }

  private static func total(_ documents: [[UInt8]]) throws -> [UInt8] {
    var joiner = PartJoiner(.puzzlelab)
    for document in documents { try joiner.add(document[...]) }
    var json = JSONWriter()
    try joiner.write(in: Context(limits: .none, observer: .silent, environment: environment), to: &json)
    return json.bytes
  }

  /// Questions without their games: the name, and the members of the request.
  private static let simulations = [
    ("set.simulate", #""seed":3"#), ("set.simulate", #""seed":3,"rule":"replace","pick":"first""#),
    ("memory.simulate", #""pairs":4,"first":"forgetful","recall":2"#),
    ("memory.simulate", #""pairs":4,"second":"naive""#),
    ("cardmatch.simulate", #""dealSize":4,"policy":"optimal""#),
    ("cardmatch.simulate", #""dealSize":6,"policy":"random""#),
  ]

  private static func ask(_ simulation: (String, String), _ games: Range<Int>?, whole: Int = 0) -> [UInt8] {
    let cut = games.map { #""games":\#($0.count),"skip":\#($0.lowerBound)"# } ?? #""games":\#(whole)"#
    return answer(#"{"ask":"\#(simulation.0)","request":{\#(simulation.1),\#(cut)}}"#)
  }

  /// Ranges that make 0..<end together, in any order.
  private static func cutting(_ end: Int, seed: UInt64) -> [Range<Int>] {
    var generator = SeededGenerator(seed: seed)
    var (ranges, next): ([Range<Int>], Int) = ([], 0)
    while next < end {
      let count = Int.random(in: 1...min(end - next, end / 2 + 1), using: &generator)
      ranges.append(next..<next + count)
      next += count
    }
    return ranges.shuffled(using: &generator)
  }

  @Test(arguments: simulations.indices, 1...3 as ClosedRange<UInt64>)
  func `parts of any cutting, in any order, make the bytes of the whole`(place: Int, seed: UInt64) throws {
    let simulation = Self.simulations[place]
    let parts = Self.cutting(1203, seed: seed).map { Self.ask(simulation, $0) }
    let whole = Self.ask(simulation, nil, whole: 1203)
    #expect(try Self.total(parts) == whole, "\(String(decoding: parts.joined(), as: UTF8.self))")
    #expect(String(decoding: whole, as: UTF8.self).contains(#""games":1203"#))
  }

  @Test func `parts of several simulations are joined separately; those of a part make a part`() throws {
    let (one, other) = (Self.simulations[2], Self.simulations[3])
    let documents = [
      Self.ask(one, 5..<20), Self.ask(other, 0..<7), Self.ask(one, 20..<41), Self.ask(other, 7..<12),
    ]
    #expect(try Self.total(documents) == Self.ask(one, 5..<41) + Self.ask(other, nil, whole: 12))
  }

  @Test func `what isn't a part, and games that are missing or there twice, are reported`() throws {
    let one = Self.simulations[3]
    func fault(_ documents: [[UInt8]]) -> String {
      do { return "\(try Self.total(documents).count) bytes" } catch { return Fault(any: error).message }
    }
    #expect(fault([Self.ask(one, 0..<5), Self.ask(one, 6..<9)]).contains("game 6 of the seed is in no part"))
    #expect(fault([Self.ask(one, 0..<5), Self.ask(one, 4..<9)]).contains("game 5 of the seed is in two parts"))
    #expect(fault([Self.ask(one, nil, whole: 5)]).contains("not a part: its request has no \"skip\""))
    #expect(fault([Self.answer("?")]).contains("an error document"))
    #expect(
      fault([Self.answer(#"{"ask":"memory.report","request":{"pairs":2}}"#)]).contains(
        "answers to memory.report have no total"))
    #expect(fault([Array("[]".utf8)]).contains("not a document"))
    let part = String(decoding: Self.ask(one, 0..<50), as: UTF8.self)
    let wrong = [
      part.replacing(#""games":50"#, with: #""games":51"#), part.replacing(#""key":-1,"#, with: #""key":-77,"#),
      part.replacing(#""sums":[{"key":"#, with: #""sums":[{"key":9223372036854775807,"number":7},{"key":"#),
      part.replacing(#""sums":[{"#, with: #""sums":[{"key":-6,"number":-9223372036854775807},{"#),
      part.replacing(
        #""sums":[{"#, with: #""sums":[{"key":3,"number":4611686018427387904},{"key":3,"number":4611686018427387904},{"#
      ),
    ]
    for document in wrong {
      #expect(document != part)
      #expect(!fault([Array(document.utf8)]).hasSuffix("bytes"), "\(document)")
    }
  }

  @Test func `a part that was changed at random is joined or refused, never a crash`() throws {
    var generator = SeededGenerator(seed: 4)
    let documents = [0, 3, 5].map { Self.ask(Self.simulations[$0], 0..<40) }
    var refused = 0
    for _ in 0..<600 {
      var document = documents[Int.random(in: 0..<3, using: &generator)]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<document.count, using: &generator)
        document[place] = Array("0123456789-,:{}[]\"".utf8)[Int.random(in: 0..<18, using: &generator)]
      }
      do { _ = try Self.total([document]) } catch { refused += 1 }
    }
    #expect(refused > 300)
  }
}
