import GameCore
import Reversi
import Testing

@Suite struct GameRecordTests {
  private static let board = "8 ---------------------------O*------*O--------------------------- *"

  @Test func `a GGF game keeps what is said about players, result, evaluations and times`() throws {
    let text =
      "(;GM[Othello]PC[GGS/os]DT[2003.01.01_12:34:56.MST]PB[one]PW[two]RB[1794.16]TI[05:00//02:00]TY[8]"
      + "RE[-12.000:t]BO[\(Self.board)]B[F5/0.50/1.2]W[d6//2]B[C3/-1.257]W[pass?];)"
    #expect(throws: NotationError.self) { try GameRecord(ggf: text) }
    let record = try GameRecord(ggf: text.replacing("W[pass?]", with: ""))
    #expect(record.black == GameRecord.Player(name: "one", rating: "1794.16"))
    #expect(record.white == GameRecord.Player(name: "two"))
    #expect(record.event == "GGS/os" && record.timeControl == "05:00//02:00" && record.variant == "8")
    #expect(record.outcome == GameRecord.Outcome(blackDifference: -1200, cause: .time))
    #expect(record.notes.map(\.value) == [50, nil, -126])
    #expect(record.notes.map(\.time) == [120, 200, nil])
  }

  @Test func `a side that isn't to move, another game and an unfinished record are reported`() {
    let cases: [(String, NotationError.Reason)] = [
      ("(;BO[\(Self.board)]W[f5];)", .otherSide(number: 1)), ("(;GM[Go]BO[\(Self.board)];)", .otherGame),
      ("(;BO[\(Self.board)]B[f5]", .unfinishedRecord), ("(;BO[\(Self.board)];) (;", .trailingRecord),
      ("(;BO[\(Self.board)]PB[x", .property),
    ]
    for (text, reason) in cases {
      #expect {
        try GameRecord(ggf: text)
      } throws: {
        ($0 as? NotationError)?.reason == reason
      }
    }
  }

  @Test func `GGF is read as it was written`() throws {
    var generator = SeededGenerator(seed: 51)
    for round in 0..<300 {
      let size = BoardSize.allCases[generator.index(3)]
      var record = RandomGame.make(
        from: .start(size: size, first: generator.index(2) == 0 ? .black : .white), limit: generator.index(70),
        generator: &generator)
      record.variant = "\(size.rawValue)"
      record.black.name = RandomGame.word(&generator)
      record.white = GameRecord.Player(name: RandomGame.word(&generator), rating: "1500")
      record.event = RandomGame.word(&generator)
      record.date = "2024-02-03"
      record.outcome = GameRecord.Outcome(blackDifference: 200 * (generator.index(65) - 32), cause: .resignation)
      #expect(try GameRecord(ggf: record.ggf) == record, "seed 51, round \(round)")
    }
  }

  @Test func `numbers with a point are read to the hundredth`() throws {
    let values = ["0.5": 50, "-.25": -25, "+12.000": 1200, "3.999": 400, "-0": 0]
    for (text, value) in values {
      let record = try GameRecord(ggf: "(;BO[\(Self.board)]B[f5/\(text)/1:02.5];)")
      #expect(record.notes[0] == GameRecord.Note(value: value, time: 6250))
    }
    for text in ["", ".", "1e5", "12345678901", "--1", "book"] {
      #expect(try GameRecord(ggf: "(;BO[\(Self.board)]B[f5/\(text)];)").notes[0].value == nil)
    }
  }

  @Test func `OBF has every position in which a disc is to be placed`() throws {
    var record = GameRecord(try Line(transcript: "f5d6c3", from: .start()))
    #expect(record.obf(.all) == record.positions.map { $0.boardText + ";" })
    #expect(record.obf(.last) == [record.line.end.boardText + ";"])
    #expect(record.obf(.empties(58)) == [record.positions[2].boardText + ";"])
    record.theory = GameRecord.Theory(blackDiscs: 40, empties: 59)
    #expect(record.obf(.empties(59)) == [record.positions[1].boardText + "; -16;"])
    #expect(try OBFRecord(record.obf(.empties(59))[0]).score == -16)
  }

  @Test func `a transcript says where a game begins that doesn't begin as usual`() throws {
    var generator = SeededGenerator(seed: 52)
    for round in 0..<200 {
      let start = RandomGame.make(limit: generator.index(20), generator: &generator).line.end
      for start in [start, .start(size: .four, first: .white), .start(size: .six), .start()] {
        let record = RandomGame.make(from: start, limit: generator.index(30), generator: &generator)
        let again = try GameRecord(text: Array(record.transcript.utf8)[...])
        #expect(again.line == record.line, "seed 52, round \(round): \(record.transcript)")
        if !record.line.moves.isEmpty {
          #expect(try Line(transcript: record.transcript, from: .start()) == record.line, "round \(round)")
        }
      }
    }
    let record = GameRecord(try Line(transcript: "d2", from: .start(size: .four, first: .white)))
    #expect(record.transcript == "d2 {start: -----OX--XO----- O}")
  }

  @Test func `passes have a place among the notes`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let record = RandomGame.make(from: .start(size: .four), generator: &generator)
      var again = GameRecord(from: record.line.start)
      for (move, note) in zip(record.line.moves, record.notes) where move != .pass { try again.play(move, note: note) }
      again.passIfForced()
      #expect(again.line == record.line)
      #expect(again.notes.count == again.line.moves.count)
      #expect(again.playedDifference == record.playedDifference && record.playedDifference != nil)
      #expect(record.positions.count == record.line.moves.count + 1 && record.positions.last == record.line.end)
    }
  }

  @Test func `a game that ends before a forced pass has its last position in OBF`() {
    var generator = SeededGenerator(seed: 53)
    var found = 0
    for _ in 0..<2000 {
      let record = RandomGame.make(limit: 1 + generator.index(59), generator: &generator)
      guard record.line.end.mustPass else { continue }
      found += 1
      #expect(record.obf(.all).last?.hasPrefix(record.line.end.passing.boardText) == true)
    }
    #expect(found > 0)
  }
}
