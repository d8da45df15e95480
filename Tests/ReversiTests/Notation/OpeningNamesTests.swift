import GameCore
import Reversi
import Testing

@Suite struct OpeningNamesTests {
  private static let names = (try? OpeningNames(ReversiData.bytes("openings.txt"))) ?? .none

  private func line(_ moves: String) throws -> Line { try Line(transcript: moves, from: .start()) }

  private func fault(_ text: String) -> NotationLineError? {
    do throws(NotationLineError) {
      _ = try OpeningNames(Array(text.utf8))
      return nil
    } catch { return error }
  }

  /// The line as it is when the board is turned or mirrored, if black can begin so.
  private func image(of line: Line, by symmetry: Symmetry) throws -> Line {
    var image = Line(from: symmetry.apply(line.start))
    for move in line.moves {
      guard case .place(let square) = move else { continue }
      try image.play(.place(symmetry.apply(square, size: .eight)))
    }
    return image
  }

  @Test func `the shipped names are many, each once, each of a line of its own`() {
    let all = Self.names.all
    let names = all.flatMap { [$0.name] + $0.otherNames }
    #expect(all.count >= 80 && Set(names).count == names.count)
    for opening in all {
      #expect(opening.line.moves.first?.description == "f5" && opening.line.moves.count >= 2)
      #expect(!opening.line.moves.contains(.pass) && opening.line.start == .start())
      #expect(Self.names.name(of: opening.line) == opening && Self.names.name(of: opening.line.end) == opening)
    }
  }

  @Test(arguments: [
    ("f5d6c3d3c4", "Tiger"), ("f5f6e6f4e3", "Cow"), ("f5d6c5f4e3c6d3f6e6d7", "Rose"), ("f5f4", "Parallel"),
    ("f5d6c3d3c4f4f6f3", "Comp'Oth"), ("f5d6c3d3c4f4f6", "Stephenson"), ("f5d6c3d3c4f4f6g5", "No-Kung"),
    ("f5d6c5f4e3c6e6", "Inoue"), ("f5f6e6f4g5", "Heath"), ("f5f6e6f4c3", "Buffalo"), ("f5f6e6f4g6", "Snake"),
    ("f5d6c4d3e6", "Italian"), ("f5d6c4g5c6", "Swallow"), ("f5f6e6f4g7", "X-square"),
  ])
  func `well-known openings have their names`(moves: String, name: String) throws {
    #expect(Self.names.name(of: try line(moves))?.name == name)
  }

  @Test func `a line has its name however the board is turned`() throws {
    for opening in Self.names.all {
      for symmetry in Symmetry.allCases {
        let image = try image(of: opening.line, by: symmetry)
        #expect(Self.names.name(of: image) == opening, "\(opening.name), \(symmetry)")
        #expect(Self.names.name(of: image.end) == opening)
      }
    }
    // The two ways to write the diagonal openings are images of each other.
    #expect(Self.names.name(of: try line("f5f6e6d6c5"))?.name == "Cow")
    #expect(Self.names.name(of: try line("c4e3f6e6f5"))?.name == "Tiger")
  }

  @Test func `another order of moves has the name of the position`() throws {
    for (moves, other, name) in [
      ("f5d6c3d3c4f4", "f5d6c4d3c3f4", "Tiger"), ("f5d6c3d3c4f4f6", "f5d6c4d3c3f4f6", "Stephenson"),
    ] {
      let (first, second) = (try line(moves), try line(other))
      #expect(first.end == second.end)
      #expect(Self.names.name(of: first)?.name == name)
      #expect(Self.names.name(of: second.end) == Self.names.name(of: first.end))
    }
    #expect(Self.names.name(of: try line("f5d6c4d3c3"))?.name == "Tiger")
  }

  @Test func `a game has the name of the last named position on its way`() throws {
    #expect(Self.names.name(of: try line("f5")) == nil)
    #expect(Self.names.name(of: try line("f5d6c3"))?.name == "Perpendicular")
    #expect(Self.names.name(of: try line("f5d6c3d3c4f4c5b4b5"))?.name == "Grand Central")
    let games = try GameRecord(ggf: ReversiData.bytes("game.ggf"))
    let found = try #require(Self.names.name(of: games.line))
    let named = games.positions.compactMap { Self.names.name(of: $0) }
    #expect(named.last == found)
    #expect(Self.names.name(of: games.line.end) == nil)
  }

  @Test func `names are those of the usual start on the usual board`() throws {
    #expect(Self.names.name(of: .start()) == nil)
    var line = Line(from: .start(size: .six))
    for move in line.end.legalMoves.prefix(1) { try line.play(move) }
    #expect(Self.names.name(of: line) == nil)
    #expect(OpeningNames.none.name(of: try self.line("f5d6c3d3c4")) == nil)
    // White may begin, from the mirrored start: the same openings with the colours exchanged.
    var white = Line(from: .start(first: .white))
    for square in ["f4", "d3", "c6", "d6", "c5"] { try white.play(.place(try #require(Square(square)))) }
    #expect(Self.names.name(of: white)?.name == "Tiger")
  }

  @Test func `faults of a file have their line and place`() {
    #expect(fault("# none\n\nTiger f5d6c3d3c4\r\n") == nil)
    #expect(fault("Tiger f5d6c3d3c4\nCat f5d7")?.line == 2)
    #expect(
      fault("Cat  f5d7")?.error
        == NotationError(.illegalMove(number: 2, .flipsNothing(Square(row: 6, column: 3))), at: 7))
    #expect(fault("f5d6")?.error.reason == .missingName)
    #expect(fault("Snake / f5d6")?.error.reason == .missingName)
    #expect(fault("\u{FF}Snake")?.error.reason != nil)
    #expect(fault("A / B f5d6\nB f5f6")?.error.reason == .repeatedName("B"))
    #expect(fault("A f5f6e6f4\nB f5f6e6d6")?.error.reason == .namedOpening)
    #expect(fault("Tiger f5d6c3d3c9")?.error.reason == .noMove(number: 5, written: "c9"))
  }

  @Test func `openings that continue a position lead to their names, however the board is turned`() throws {
    for symmetry in Symmetry.allCases {
      let image = try image(of: try line("f5d6c4"), by: symmetry)
      let found = Self.names.continuations(of: image.end)
      #expect(
        found.map(\.opening.name).contains("Cat")
          && found.allSatisfy { $0.opening.line.moves.count == 3 + $0.moves.count })
      for continuation in found {
        var line = image
        for move in continuation.moves { try line.play(move) }
        #expect(Self.names.name(of: line.end) == continuation.opening)
      }
    }
    #expect(Self.names.continuations(of: .start()).count == Self.names.all.count)
    #expect(Self.names.continuations(of: .start(size: .six)).isEmpty)
  }

  @Test func `no text makes the reader trap`() {
    var generator = SeededGenerator(seed: 5, stream: 0)
    let good = ReversiData.bytes("openings.txt")
    for round in 0..<400 {
      var bytes = Array(good.prefix(generator.index(good.count)).suffix(600))
      for _ in 0..<(round % 8) where !bytes.isEmpty {
        bytes[generator.index(bytes.count)] = UInt8(truncatingIfNeeded: generator.next())
      }
      if round % 5 == 0 { bytes = (0..<60).map { _ in UInt8(truncatingIfNeeded: generator.next()) } }
      if let names = try? OpeningNames(bytes) {
        #expect(names.all.allSatisfy { names.name(of: $0.line) == $0 })
      }
    }
  }
}
