import GameCore
import SetGame
import Testing

/// Cards as objects and tables of other programs describe them.
@Suite struct CardRecordsTests {
  private let parser = CardParser()

  private func read(_ text: String) throws -> (words: String, unused: [String]) {
    var cards: [Card] = []
    let unused = try parser.read(Array(text.utf8).span, into: &cards)
    return (cards.map(CardNotation.word).joined(separator: " "), unused)
  }

  @Test(
    arguments: [
      (#"{"class": "2_red_striped_oval"}"#, "2ROS", []), (#"{"label": "TwoRedStripedOvals"}"#, "2ROS", []),
      (#"[{"id":1,"name":"2-red-striped-oval"},{"id":2,"name":"1 green solid diamond"}]"#, "2ROS 1GDF", ["id"]),
      (#"{"cards":[{"card":{"number":2,"color":"red","shading":"striped","shape":"oval"},"x":3.5}]}"#, "2ROS", ["x"]),
      (
        #"{"predictions":[{"x":1,"y":-2.5,"confidence":0.9,"class":"2_red_striped_oval","class_id":3}],"image":{"width":64}}"#,
        "2ROS", ["x", "y", "confidence", "class_id", "image"]
      ),
      (#"{"detections":[{"label":"2GSF","bbox":[1,2,0,1]},{"label":"1RDF","bbox":[0,0,1,1]}]}"#, "2GSF 1RDF", ["bbox"]),
      (
        #"[{"box":{"x1":1},"name":"2_red_striped_oval","class":12,"confidence":0.9}]"#, "2ROS",
        ["confidence", "box", "class"]
      ),
      (#"[{"positionX":4,"amount":"two","colour":"Red","texture":"striped","symbol":"ovals"}]"#, "2ROS", ["positionX"]),
      (#"{"count":2,"color":{"name":"red","score":0.9},"fill":["solid"],"shape":"squiggle"}"#, "2RSF", []),
      (#"{"id":5,"attributes":{"count":1,"color":"purple","fill":"open","shape":"oval"}}"#, "1POE", ["id"]),
      (#"{"count":1,"look":{"color":"purple","fill":"open","shape":"oval"},"bbox":[1,2]}"#, "1POE", ["bbox"]),
      (#"[{"n":2,"color":"r","shape":"d","fill":"s"},{"n":1,"color":"g","shape":"s","fill":"f"}]"#, "2RDS 1GSF", []),
      ("[Card(id=3, number=1, color='red', shape='oval', shading='solid')]", "1ROF", ["id"]),
      ("[{id: 3, number: 1, color: 'red', shape: 'oval', shading: 'solid'}]", "1ROF", ["id"]),
      (#"{"number":2,"color":"red","class":"red_striped_oval"}"#, "2ROS", []),
      (#"{"color":"red","number":2,"fill":"striped","shape":"oval","class":"2_red_striped_oval"}"#, "2ROS", []),
      (#"{"name":"Anna","number":2,"color":"red","shape":"oval","shading":"solid"}"#, "2ROF", ["name"]),
      (#"{"class":"red_oval","number":2,"fill":"solid"}"#, "2ROF", []),
      (#"{"look":{"color":"purple","fill":"open","shape":"oval"},"count":1}"#, "1POE", []),
      (#"{"class":"RSO2","fill":"solid"}"#, "2ROF", []),
      (#"{"count":2,"cards":["2GSF","1RDF"]}"#, "2GSF 1RDF", ["count"]),
      (#"{"deal":[1,41,81]}"#, "1ROE 2GDS 3PSF", []), (#"{"cards":"2GSF 1RDF","id":7}"#, "2GSF 1RDF", ["id"]),
      (#"{"a":{"class":"x"},"cards":["2GSF"]}"#, "2GSF", ["a"]),
      ("id,color,shape,fill,number\n1,red,oval,solid,2\n2,green,diamond,open,1\n", "2ROF 1GDE", ["id"]),
      ("class;score\r\n\"2_red_striped_oval\";0.9\r\n2GSF;0.8\r\n", "2ROS 2GSF", ["score"]),
      ("label\n2 red striped ovals\n2GSF", "2ROS 2GSF", []),
      ("images/2/red/striped/oval.png", "2ROS", []),
      ("./images/2/red/striped/oval.png 1/green/solid/diamond.png", "2ROS 1GDF", []),
      ("red/solid/one_oval.png", "1ROF", []), ("https://host/cards/2/red-striped/oval.svg", "2ROS", []),
      (#"{"image":"images/2/red/striped/oval.png"}"#, "2ROS", []),
    ] as [(String, String, [String])])
  func `what other programs say about cards is read, and what isn't about them is named`(
    text: String, words: String, unused: [String]
  ) throws {
    let found = try read(text)
    #expect(found.words == words && Set(found.unused) == Set(unused), "\(text): \(found)")
    #expect(found.unused.count == unused.count, "each name once")
  }

  @Test(arguments: [
    (#"{"color":"red","class":"2_green_striped_oval"}"#, NotationError.Problem.contradiction),
    (#"{"number":1,"color":"red","fill":"striped","shape":"oval","class":"2_red_striped_oval"}"#, .contradiction),
    (#"{"color":"red","colour":"green","number":1,"fill":"striped","shape":"oval"}"#, .repeated(feature: 1)),
    (#"{"color":"oval","number":1,"fill":"striped","shape":"red"}"#, .noReading),
    (#"{"color":"red","number":4,"fill":"striped","shape":"oval"}"#, .noReading),
    (#"{"color":"yellow","number":1,"fill":"striped","shape":"oval"}"#, .unknownWord),
    (#"[{"class":"2GSF"},{"class":"person","bbox":[1,2]}]"#, .unknownWord),
    (#"{"color":"red","bbox":[1,2]}"#, .missing(feature: 0)), (#"{"width":640}"#, .unknownLabel),
    (#"{"request":{"cards":["2GSF"]},"result":{}}"#, .unknownLabel),
    (#"[{"cards":[{"class":"2GSF"},{"class":"1RDF"}]},{"cards":[{"class":"0000"},{"class":"1111"}]}]"#, .severalDeals),
    ("color,shape,fill,number\nred,oval,solid,2\ngreen,diamond,open", .unknownWord),
    ("[[[[", .unbalanced), ("[2GSF, 1RDF", .unbalanced), ("2GSF, 1RDF]", .unbalanced), ("[2GSF)", .unbalanced),
    (#"{"class":"2GSF""#, .unbalanced), (String(repeating: "[", count: 100), .unbalanced),
    (String(repeating: "[", count: 65) + String(repeating: "]", count: 65), .unbalanced),
    (String(repeating: "é", count: PastedText.longest), .tooLong),
  ])
  func `what contradicts itself, is incomplete or isn't closed is refused`(
    text: String, problem: NotationError.Problem
  ) throws {
    do {
      _ = try parser.parse(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.problem == problem, "\(text)")
    }
  }

  @Test func `random deals are read from objects with their members in any order, among others`() throws {
    let seed: UInt64 = 57
    var random = SeededGenerator(seed: seed)
    var deck = Dimension.standard.allCards
    let names = [["number", "count"], ["color", "colour"], ["shape", "symbol"], ["fill", "shading"]]
    let values = [
      ["1", "\"two\"", "3"], ["\"red\"", "\"Green\"", "\"purple\""], ["\"oval\"", "\"diamonds\"", "\"squiggle\""],
      ["\"open\"", "\"striped\"", "\"solid\""],
    ]
    for trial in 0..<500 {
      let size = 1 + random.index(12)
      random.drawToFront(size, of: &deck)
      let objects = deck.prefix(size).map { card in
        let digits = card.digits(in: .standard)
        var members = (0..<4).map { "\"\(names[$0][random.index(2)])\": \(values[$0][digits[$0]])" }
        members += ["\"id\": \(random.index(99))", #""bbox": [1, 0.5, {"a": [2]}]"#, #""note": "a [b, c: \"d\"""#]
        members.shuffle(using: &random)
        return "{" + members.joined(separator: ", ") + "}"
      }
      let text = "[" + objects.joined(separator: ",\n") + "]"
      #expect(try parser.parse(text) == Array(deck.prefix(size)), "seed \(seed) trial \(trial): \(text)")
    }
  }

  @Test func `random pieces of objects are refused or read`() throws {
    let seed: UInt64 = 58
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", "(", ")", "\"", "'", ":", "=", ",", "\n", " ", "\"class\"", "color", "number", "\"shape\"",
      "fill", "red", "2", "2GSF", "\"2_red_striped_oval\"", "oval", "solid", "x", "\\", "é", "null", "cards", "/",
    ]
    for trial in 0..<5000 {
      let text = (0..<random.index(20)).map { _ in pieces[random.index(pieces.count)] }.joined()
      do {
        _ = try parser.parse(text)
      } catch {
        #expect((0..<max(1, text.utf8.count)).contains(error.offset), "seed \(seed) trial \(trial): \(text)")
      }
    }
  }
}
