import GameCore
import Reversi
import Testing

@Suite struct OpeningBookTests {
  private func book(size: BoardSize = .six, positions: Int) -> (graph: BookGraph, book: OpeningBook) {
    let graph = BookGraphTests.draft(size: size, positions: positions).draft.graph
    return (graph, OpeningBook(graph, level: 0))
  }

  @Test func `all images of a position have the same values, turned with them`() throws {
    let (graph, book) = book(positions: 40)
    for node in graph.nodes {
      let position = node.record.position.position(on: .six)
      let plain = try #require(try book.probe(position))
      #expect(plain.moves.map(\.advice.move).count == position.legalSquares.count)
      #expect(plain.moves[0].advice.value == node.value)
      for symmetry in Symmetry.allCases {
        let image = try #require(try book.probe(symmetry.apply(position)))
        for move in plain.moves {
          guard case .place(let square) = move.advice.move else { continue }
          let turned = Move.place(symmetry.apply(square, size: .six))
          let other = try #require(image.moves.first { $0.advice.move == turned })
          #expect(other.advice.value == move.advice.value)
          #expect(other.isInBook == move.isInBook)
          #expect(other.advice.isProved == move.advice.isProved)
        }
      }
    }
  }

  @Test func `lines are legal, stay in the book as long as they say, and lead to the value`() throws {
    for (size, positions) in [(BoardSize.six, 60), (.four, 300)] {
      let (graph, book) = book(size: size, positions: positions)
      for node in graph.nodes {
        let start = node.record.position.position(on: size)
        let answer = try #require(try book.probe(start))
        #expect(answer.moves.map(\.advice.value) == answer.moves.map(\.advice.value).sorted(by: >))
        for move in answer.moves {
          var line = Line(from: start)
          var plies = 0
          for step in move.advice.principalVariation {
            try line.play(step)
            let next = line.end.mustPass ? line.end.passing : line.end
            if step != .pass, graph[CanonicalPosition(next)] != nil { plies += 1 }
          }
          let basis = try #require(move.advice.book)
          #expect(basis.plies <= plies)
          #expect(move.isInBook == (basis.plies > 0))
          if line.end.isFinished, move.advice.isProved, basis.plies > 0 {
            let result = 100 * line.end.finalDifference
            #expect(move.advice.value == (line.end.sideToMove == start.sideToMove ? result : -result))
          }
        }
        #expect(answer.deviation == answer.moves.first { !$0.isInBook }?.advice.move)
      }
    }
  }

  @Test func `where a pass has to be made, it is the only move`() throws {
    let (graph, book) = book(size: .four, positions: 300)
    var passes = 0
    for node in graph.nodes {
      let position = node.record.position.position(on: .four)
      for edge in node.edges {
        guard case .position(_, afterPass: true) = edge.target else { continue }
        let next = try position.playing(.place(edge.square))
        guard let answer = try book.probe(next) else { continue }
        passes += 1
        #expect(answer.moves.map(\.advice.move) == [.pass])
        #expect(answer.moves[0].advice.principalVariation.first == .pass)
        #expect(answer.moves[0].advice.value == -(graph.value(of: edge, in: node).value ?? 0))
      }
    }
    #expect(passes > 0)
  }

  @Test func `hints come from the book where it has the position, and from a search elsewhere`() throws {
    let (_, book) = book(positions: 20)
    let solver = ReversiSolver()
    let start = Position.start(size: .six)
    let advice = try solver.hints(start, book: book, count: 2)
    #expect(advice.moves.count == 2)
    #expect(advice.nodes == 0)
    #expect(advice.moves.allSatisfy { $0.book?.level == 0 })
    var generator = SeededGenerator(seed: 9)
    let far = RandomGame.make(from: start, limit: 24, generator: &generator).line.end
    let searched = try solver.hints(far, book: book, effort: EffortRequest(.level(1)))
    #expect(searched.moves.allSatisfy { $0.book == nil })
    #expect(searched.moves == solver.hints(far, effort: EffortRequest(.level(1))).moves)
    #expect(try book.probe(.start()) == nil, "a book of another board has nothing to say")
  }
}

extension OpeningBookTests {
  @Test func `a text says all of a book, in any order and from any side`() throws {
    let draft = BookGraphTests.draft(size: .six, positions: 25).draft
    let book = BookText(
      size: .six, level: 0, records: draft.graph.nodes.map(\.record), waiting: draft.waiting)
    let read = try BookText(Array(book.text.utf8))
    #expect(read.text == book.text)
    #expect(read.waiting == draft.waiting)
    #expect(Set(read.records) == Set(book.records))
    var lines = book.text.split(separator: "\n").map(String.init)
    let positions = lines[3...].filter { !$0.hasPrefix("waiting") }
    lines = Array(lines[..<3]) + ["", "# a remark", "##"] + positions.reversed()
    // White to move in the same position.
    lines[6] = String(lines[6].map { $0 == "X" ? "O" : $0 == "O" ? "X" : $0 })
    var expected = book
    expected.waiting = []
    let other = try BookText(Array(lines.joined(separator: "\r\n").utf8))
    #expect(other.text == expected.text && other.commentCount == 1 && read.commentCount == 0)
  }

  @Test func `bad texts are refused with their line, and nothing makes the reader crash`() throws {
    let board = "--------------OX----XO-------------- X"
    let head = "puzzlelab-book 1\nboard 6\nlevel 3\n"
    func refusal(_ text: String) -> BookTextError? {
      do throws(BookTextError) {
        _ = try BookText(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    let good = "\(head)\(board) depth 3@100 c2:0.5 b3:-1 e4:+.25 d5:0\n"
    #expect(refusal(good) == nil)
    #expect(refusal("")?.reason == .head("puzzlelab-book"))
    #expect(refusal("puzzlelab-book 2\n")?.reason == .version(2))
    #expect(refusal("puzzlelab-book 1\nboard 5\n")?.reason == .boardSize)
    #expect(refusal("puzzlelab-book 1\nboard 6\nlevel 61\n")?.reason == .level)
    #expect(refusal(good + good.split(separator: "\n")[3])?.reason == .repeatedPosition)
    #expect(refusal("\(head)\(board) proved 32 c2:1 b3:0 e4:0 d5:0")?.line == 4)
    #expect(refusal("\(head)\(board) guess 3 c2:0")?.reason == .evidence)
    #expect(refusal("\(head)\(board) depth 3@100 c2")?.reason == .move("c2"))
    #expect(refusal("\(head)waiting X")?.line == 4)

    let whole = Array(
      BookText(
        size: .four, level: 0, records: BookGraphTests.draft(positions: 12).draft.graph.nodes.map(\.record), waiting: []
      ).text.utf8)
    var generator = SeededGenerator(seed: 8)
    var refused = 0
    for round in 0..<600 {
      var bytes = whole
      if round % 3 == 0 {
        bytes = (0..<generator.index(200)).map { _ in UInt8(generator.index(256)) }
      } else {
        for _ in 0...generator.index(3) { bytes[generator.index(bytes.count)] = UInt8(generator.index(256)) }
        if round % 3 == 1 { bytes.removeLast(generator.index(bytes.count)) }
      }
      do throws(BookTextError) {
        let text = try BookText(bytes)
        // What was read is a book, so it makes one.
        let graph = BookGraph(size: text.size, records: text.records)
        #expect(graph.nodes.count == text.records.count)
      } catch {
        #expect(error.line >= 1)
        refused += 1
      }
    }
    #expect(refused > 400)
  }
}
