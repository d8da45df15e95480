import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct TableNotationTests {
  @Test func `a table is read with its known pairs, singles and unseen cards`() throws {
    let setup = try TableNotation("A ? ? B A . . C ? ?").setup
    #expect(setup.knownPairs == [[0, 4]] && setup.singles == [3, 7] && setup.unseen == [1, 2, 8, 9])
    #expect(setup.stateWithoutKnownPairs == (try PairState(pairs: 3, known: 2)))
  }

  @Test func `every reason is given at once`() {
    #expect(
      throws: TableNotationError.impossible(
        ImpossibleTable(faults: [
          .faceTooOften(places: [0, 1, 2]), .oddGone(count: 1), .oddCards(count: 5),
          .tooFewUnseen(unseen: 0, needed: 2),
        ]), offset: 4)
    ) { try TableNotation("A A A B C .") }
  }

  @Test(arguments: [
    "cat dog ? . . ? ?  cat", "cat,dog;?,.,.,?,?,cat", "[\"cat\", \"dog\", \"?\", \".\", \".\", \"?\", \"?\", \"cat\"]",
    "(cat dog ?? . )\n( . ?? ?? cat)",
  ])
  func `a table is read as people paste it`(text: String) throws {
    let table = try TableNotation(text)
    #expect(table.setup == (try TableNotation("cat dog ? . . ? ? cat")).setup)
  }

  @Test(arguments: ["??", "xx", "_", "-", "#", "*", "null", "None", "nil", "\"\"", "''", "hidden"])
  func `an unseen place is written as people and programs write it`(word: String) throws {
    #expect(try TableNotation("A, \(word), A, \(word)") == TableNotation("A ? A ?"))
    #expect(
      try TableNotation(words: ["A", word.replacing("\"", with: "").replacing("'", with: ""), "A", "?"])
        == TableNotation("A ? A ?"))
  }

  @Test(arguments: ["A,,A,_", "A;;A;_", "A\t\tA\t_", "[\"A\",,\"A\",\"\"]", "A ？ A ？"])
  func `an empty field is an unseen card in its place`(text: String) throws {
    #expect(try TableNotation(text).words == ["A", "?", "A", "?"])
  }

  @Test(arguments: [("A,,A,", 4), ("A,A,,", 4), ("A;A;;", 4), ("A\tA\t\t", 4), ("[\"A\",\"A\",]", 8), ("A,A\nB,B,", 7)])
  func `a comma at an end of a row is refused, since a card may be missing`(text: String, offset: Int) {
    #expect(throws: TableNotationError.looseSeparator(offset: offset)) { try TableNotation(text) }
  }

  @Test func `the table that an answer begins with is read`() throws {
    let text = "A _ \"polar bear\" _\n\nTurn the unseen card at place 2.\n\nProved: exact recurrence"
    #expect(try TableNotation(text).words == ["A", "?", "polar bear", "?"])
  }

  @Test func `an answer isn't a table`() {
    #expect(throws: TableNotationError.answer(offset: 31)) {
      try TableNotation("Take the known pair A at 1, 3.\nProved: exact recurrence")
    }
  }

  @Test func `a name in quotes may have blanks`() throws {
    let table = try TableNotation("[\"polar bear\", ?, 'polar bear', ?]")
    #expect(table.words == ["polar bear", "?", "polar bear", "?"] && table.setup.knownPairs == [[0, 2]])
  }

  @Test func `as many places are read as are advised on`() {
    #expect(TableNotation.placeLimit == 2 * PairsSolver.exactLimit)
  }

  @Test func `nothing and too much are refused`() {
    #expect(throws: TableNotationError.empty) { try TableNotation(" , \n") }
    #expect(throws: TableNotationError.tooManyPlaces(count: 3000, offset: 4000)) {
      try TableNotation(String(repeating: "? ", count: 3000))
    }
  }

  @Test(arguments: [("[A, B, A, B", 0), ("A B] A B", 3), ("(A, B]", 5), ("{{{{", 0)])
  func `a bracket without its partner is refused`(text: String, offset: Int) {
    #expect(throws: TableNotationError.unbalanced(offset: offset)) { try TableNotation(text) }
  }

  @Test func `a text that is longer than any table is refused before it is read`() {
    #expect(throws: TableNotationError.tooLong) {
      try TableNotation(String(repeating: " 1", count: PastedText.longest))
    }
  }

  @Test func `every table is read from the words in which answers print it`() throws {
    let seed: UInt64 = 390
    var random = SeededGenerator(seed: seed)
    let faces = [
      "A", "ü", "polar bear", "a,b", "a，b", "it's", "say \"x\"", "[1]", "{", "?!", "ab;", "7", "..", "\\", "x y \"z'",
    ]
    for trial in 0..<10_000 {
      let kinds = faces.shuffled(using: &random).prefix(1 + random.index(5))
      var places: [String?] = []
      for kind in kinds { places += random.index(2) == 0 ? [kind, kind] : [kind, nil] }
      for _ in 0..<random.index(3) { places += [nil, nil] }
      places.shuffle(using: &random)
      let text = places.map { $0.map(PastedWord.quoted) ?? "_" }.joined(separator: " ")
      let note: Comment = "seed \(seed) trial \(trial): \(text)"
      #expect(try TableNotation(text).words == places.map { $0 ?? "?" }, note)
    }
  }

  @Test func `advice names legal cards on every random table`() throws {
    let seed: UInt64 = 13
    var random = SeededGenerator(seed: seed)
    let words = ["?", "?", "?", ".", "A", "B", "C", "Ü", "dog", "?"]
    for trial in 0..<3000 {
      let text = (0..<random.index(13)).map { _ in words[random.index(words.count)] }.joined(separator: " ")
      guard let table = try? TableNotation(text) else { continue }
      for seats in Seats.allCases {
        let advice = try TableAdvice(table.setup, seats: seats)
        let note: Comment = "seed \(seed) trial \(trial): \(text)"
        switch advice.action {
        case .takePair(let places): #expect(table.words[places[0]] == table.words[places[1]], note)
        case .turn(let first, let second, let move):
          #expect(table.words[first] == "?", note)
          if let second { #expect((table.words[second] == "?") == (move == .twoUnknown) && second != first, note) }
        case .pass(let places): #expect(places.allSatisfy { table.setup.singles.contains($0) }, note)
        case .finished: #expect(table.words.allSatisfy { $0 == "." }, note)
        }
      }
    }
  }

  @Test func `a known pair is taken before anything else`() throws {
    let advice = try TableAdvice(TableNotation("? A ? A").setup, seats: .twoPlayers)
    #expect(advice.action == .takePair(places: [1, 3]))
    #expect(advice.value == 2)
  }
}
