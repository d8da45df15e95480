import Documents
import Games
import Questions
import Testing

/// Whatever form a file has, the same is asked of it.
@Suite struct FileFormsLawTests {
  /// A piece as it was found: the request that it makes or what is wrong with it, its line, and
  /// what the file calls it.
  private struct Found: Equatable {
    var request = ""
    var line: Int?
    var id = ""
  }

  private static let names = QuestionTable.puzzlelab.questions.filter { $0.pieces.map { $0.cutter == nil } ?? false }
    .map(\.name)

  /// Two pieces of a question.
  private static func samples(_ question: Question) -> [String] {
    switch (question.name.prefix { $0 != "." }, question.pieces?.gives[0].key) {
    case ("set", _): ["0000 1111 2222", "0120 1201 2012"]
    case ("cardmatch", "cards"): ["AH 8D TS", "2C 2D 3C"]
    case ("cardmatch", _): ["AH xx xx 8D+", "xx xx QS. QD."]
    case ("memory", _): ["A _ _ A", "cat dog _ _"]
    case (_, "heaps"): ["5 7 9", "3 4"]
    default: ["take:3", "kayles"]
    }
  }

  /// The pieces that a file has, of which `room` bytes arrive at a time.
  private func pieces(
    of file: String, _ question: Question, column: String? = nil, room: Int = 7
  ) throws -> [Found] {
    let pieces = try #require(question.pieces)
    let arguments = Arguments(question.list, naming: .flags)
    let recogniser = PieceRecogniser(pieces, beside: arguments, column: column)
    let bytes = Array(file.utf8)
    var (form, count): (PieceForm?, Int) = (nil, 0)
    while form == nil {
      count = min(count + room, bytes.count)
      form = try recogniser.form(of: Array(bytes[..<count]), isLast: count == bytes.count)
    }
    guard case .cut(let cutter, _)? = form else {
      let lines = bytes.filter { $0 != 0x0D }.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      return lines.filter { !TextLine.isSkipped($1) }.map { number, line in
        found(Piece(line: number + 1, .text(Array(line))), pieces, arguments)
      }
    }
    var list: [Found] = []
    cutter.append(Array(bytes[..<count]))
    while true {
      while let piece = cutter.next(isLast: count == bytes.count) { list.append(found(piece, pieces, arguments)) }
      guard count < bytes.count else { return list }
      let end = min(count + room, bytes.count)
      cutter.append(Array(bytes[count..<end]))
      count = end
    }
  }

  private func found(_ piece: Piece, _ pieces: Pieces, _ arguments: Arguments) -> Found {
    var (arguments, json, id) = (arguments, JSONWriter(), JSONWriter())
    JSON.object(piece.others).write(to: &id)
    do {
      try piece.read(by: pieces, into: &arguments)
      arguments.write(to: &json)
    } catch {
      json.text("fault: \(error.message)")
    }
    return Found(
      request: String(decoding: json.bytes, as: UTF8.self), line: piece.line,
      id: String(decoding: id.bytes, as: UTF8.self))
  }

  private func set(_ file: String, column: String? = nil) throws -> [Found] {
    let question = try QuestionTable.puzzlelab.known("set.hints")
    let whole = try pieces(of: file, question, column: column, room: 1 << 16)
    let single = try pieces(of: file, question, column: column, room: 1)
    #expect(whole == single, "a file is the same however it arrives: \(file)")
    return whole
  }

  private func cards(_ found: [Found]) -> [String] {
    found.map { found in
      found.request.firstMatch(of: /"cards":\[([^\]]*)\]/).map { String($0.1).replacing("\"", with: "") }
        ?? found.request
    }
  }

  @Test(arguments: names) func `every form of a file asks the same`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let given = try #require(question.pieces).gives[0]
    let texts = Self.samples(question)
    let lines = try pieces(of: texts.joined(separator: "\n"), question).map(\.request)
    #expect(lines.count == 2 && !lines.contains { $0.hasPrefix("fault") }, "\(lines)")
    // The value as in a JSON request.
    let values = try lines.map { line in
      var writer = JSONWriter()
      try #require(JSON(reading: Array(line.utf8)[...])[given.key]).write(to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    let quoted = texts.map { "\"\($0)\"" }
    var forms = [
      "# a comment\n\n" + texts.joined(separator: "\r\n"),
      (values[0].hasPrefix("[") ? values : texts).joined(separator: "\n"),
      "photo,\(given.key)\n" + zip("ab", quoted).map { "\($0),\($1)" }.joined(separator: "\n"),
      "photo;\(given.key);more\n" + zip("ab", texts).map { "\($0);\($1);" }.joined(separator: "\n"),
      "what\tphoto\n" + zip("ab", texts).map { "\($1)\t\($0)" }.joined(separator: "\n"),
      zip("ab", values).map { #"{"photo": "\#($0)", "\#(given.key)": \#($1)}"# }.joined(separator: "\n"),
      "[\n"
        + zip("ab", quoted).map { "  {\n\"\(given.key)\": \($1),\n\"photo\": \"\($0)\"\n}" }.joined(separator: ",\n")
        + "\n]\n",
    ]
    if !["places", "table"].contains(given.key) { forms.append("[\n\(values.joined(separator: ",\n"))\n]") }
    if name.hasPrefix("set.") || name.hasPrefix("cardmatch.a") { forms.append("[\(quoted.joined(separator: ",\n"))]") }
    // Any words are a table of memory: only a title says which column has them.
    if name.hasPrefix("memory.") { forms.remove(at: 4) }
    for form in forms {
      let found = try pieces(of: form, question)
      #expect(found.map(\.request) == lines, "\(form)")
      let ids = found.map(\.id).filter { $0 != "{}" }
      #expect(ids.isEmpty || ids.allSatisfy { $0.contains("photo") }, "\(ids)")
    }
  }

  /// The cards of one deal as vision programs write them.
  private static let camera = """
    [
      {"number": 1, "color": "red",
       "shape": "oval", "shading": "solid"},
      {
        "number": 2,
        "color": "red",
        "shape": "oval",
        "shading": "solid"
      },
      {"number": 3, "color": "red", "shape": "oval", "shading": "solid"}
    ]
    """

  @Test(
    arguments: [
      camera, camera.replacing("[", with: "").replacing("]", with: "").replacing("},", with: "}"),
      "1ROF\n2ROF\n3ROF\n", "# of a photo\none red solid oval\n2ROF\n\n\n% the last\n3 red solid ovals",
      (1...3).map { "{\"number\":\($0),\"color\":\"red\",\"shape\":\"oval\",\"fill\":\"solid\"}\n" }.joined(),
      "[0,0,0,2]\n[1,0,0,2]\n[2,0,0,2]",
      "number,color,shape,shading\n1,red,oval,solid\n2,red,oval,solid\n3,red,oval,solid\n",
      "[\n[0,0,0,2],\n[1,0,0,2],\n[2,0,0,2]\n]", "{\n\"deal\": 7,\n\"cards\": \(camera)\n}",
      "[{\"cards\":\n\(camera)}]", "['1ROF',\n '2ROF',\n '3ROF']",
    ])
  func `a file of one deal is one deal`(file: String) throws {
    let found = try set(file)
    let deal = "0002,1002,2002"
    // A blank line separates deals of a card a line.
    #expect(cards(found) == (file.contains("# of") ? ["0002,1002", "2002"] : [deal]), "\(found)")
  }

  @Test func `a pretty-printed list of deals is many deals, each with its line`() throws {
    let found = try set("[\n \(Self.camera),\n [\"0000\",\n \"1111\"], \"2ROF 3ROF\"\n]\n")
    #expect(cards(found) == ["0002,1002,2002", "0000,1111", "1002,2002"])
    #expect(found.map(\.line) == [2, 13, 14])
  }

  @Test func `what is at fault is reported in its place, and the rest is read`() throws {
    #expect(
      try cards(set("[[\"0000\",\"1111\"],,[\"0000\",\n[\"2222\",\"0120\"]"))
        .enumerated().allSatisfy { $0 == 0 || $1.hasPrefix("fault: ") })
    let table = try set("id,cards\n1,\"0000,1111\"\n2,0000,1111\n3,\"0000\n1111\"\n4,\n")
    #expect(cards(table)[0] == "0000,1111" && cards(table)[2] == "0000,1111")
    #expect(table[1].request == "fault: this row has 3 fields, not 2; a field with separators is in double quotes")
    #expect(table.map(\.line) == [2, 3, 4, 6])
    let unclosed = try set("[\n[\"0000\",\"1111\"],\n[\"2222\",\"0120\"]\n")
    #expect(unclosed.count == 3 && unclosed[2].request == "fault: the list isn't closed: ']' is missing")
  }

  @Test func `a column is the one that was named, or the only one that can be read`() throws {
    let table = "when,left,right\nmon,0000 1111,2222 0120\n"
    #expect(cards(try set(table, column: "right")) == ["2222,0120"])
    #expect(try set(table, column: "LEFT").map(\.id) == [#"{"when":"mon","right":"2222 0120"}"#])
    let objects = #"{"left":["0000","1111"],"right":"2222 0120"}"#
    #expect(cards(try set(objects, column: "left")) == ["0000,1111"])
    for (file, column, words) in [
      (table, nil, "the columns 'left' and 'right' can be read as deals; choose one with --column"),
      (objects, nil, "the columns 'left' and 'right' can be read as deals"),
      (table, "middle", "there is no column 'middle'; there are 'when', 'left' and 'right'"),
    ] as [(String, String?, String)] {
      let fault = #expect(throws: Fault.self) { try set(file, column: column) }
      #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
    }
  }

  @Test func `a list of lists that can be one table or several is refused with both`() throws {
    let question = try QuestionTable.puzzlelab.known("memory.hints")
    let rows = "[\n[\"A\", \"_\"],\n[\"_\", \"A\"]\n]"
    let fault = #expect(throws: Fault.self) { try pieces(of: rows, question) }
    #expect(fault?.message.contains("one table in rows, or several tables") == true)
    let line = rows.replacing("\n", with: "")
    #expect(try pieces(of: line, question).map(\.request) == pieces(of: "A _ _ A", question).map(\.request))
  }

  @Test func `plain lines stay lines, whatever is at fault in them`() throws {
    for file in [
      "0000 1111 2222\n0000 9999\n", "xyz\n0000 1111\n", "0000,111x,2222\n0000,1111,2222\n", "0000\n0000 1111\n", "",
      "#\n",
      "[\"0000\",\"1111\"]\n[\"0000\"\n", "['0000', '1111']\n['2222', '0120']", "['0000', '1111'] 2222\n",
    ] {
      let question = try QuestionTable.puzzlelab.known("set.hints")
      let recogniser = PieceRecogniser(
        try #require(question.pieces), beside: Arguments(question.list, naming: .flags))
      guard case .lines? = try recogniser.form(of: Array(file.utf8), isLast: true) else {
        #expect(Bool(false), "\(file)")
        continue
      }
    }
  }

  @Test(arguments: ["[[[[", "[\"0000\"", "{\"cards\"", "0000 1111]", "(0000 1111", "[(]"])
  func `brackets without partners are refused by every interface`(text: String) throws {
    for name in [
      "set.analyze", "set.hints", "cardmatch.analyze", "cardmatch.hints", "memory.hints", "matchsticks.analyze",
    ] {
      let question = try QuestionTable.puzzlelab.known(name)
      let pieces = try #require(question.pieces)
      var arguments = Arguments(question.list, naming: .keys)
      let fault = #expect(throws: Fault.self) { try pieces.read(text, &arguments) }
      #expect(fault?.message.contains("never") == true, "\(name): \(fault?.message ?? "")")
    }
  }

  @Test func `a text that is JSON is read as the JSON that it is`() throws {
    let question = try QuestionTable.puzzlelab.known("set.hints")
    var text = JSONWriter()
    text.string(Self.camera)
    let json = try JSON(reading: Array("{\"cards\":".utf8)[...] + text.bytes + Array("}".utf8))
    let request = try Request(question, json: json)
    var echo = JSONWriter()
    request.arguments.write(to: &echo)
    #expect(String(decoding: echo.bytes, as: UTF8.self).contains(#""cards":["0002","1002","2002"]"#))
  }
}
