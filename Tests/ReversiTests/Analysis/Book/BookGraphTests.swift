import GameCore
import Reversi
import Testing

@Suite struct BookGraphTests {
  /// A book learnt at a low level.
  static func draft(
    size: BoardSize = .four, level: Int = 0, positions: Int, depthLimit: Int = 60, mostLoss: Int = 128,
    threads: Int = 1, from start: BookDraft? = nil
  ) -> (draft: BookDraft, end: BookEnd) {
    var draft = start ?? BookDraft(BookGraph(size: size))
    let plan = BookPlan(size: size, level: level, positions: positions, depthLimit: depthLimit, mostLoss: mostLoss)
    let end = ReversiSolver().learn(&draft, plan, limits: SearchLimits(threads: threads)) { (_) throws(Never) in }
    return (draft, end)
  }

  /// Negamax by recursion over the records, without the graph's own links.
  private struct Oracle {
    let records: [CanonicalPosition: BookRecord]
    let size: BoardSize
    var known: [CanonicalPosition: (Int, Bool)] = [:]
    var passes = 0

    mutating func value(_ position: Position) -> (value: Int, isCertain: Bool)? {
      let canonical = CanonicalPosition(position)
      if let value = known[canonical] { return value }
      guard let record = records[canonical] else { return nil }
      var (best, isCertain) = (Int.min, true)
      for move in record.moves {
        let next = try? canonical.position(on: size).playing(.place(move.square))
        guard let next else { continue }
        var value = (move.value, record.isProved)
        if next.isFinished {
          if !record.isProved { value = (-100 * next.finalDifference, true) }
        } else if next.mustPass {
          passes += 1
          if let reply = self.value(next.passing), !record.isProved { value = reply }
        } else if let reply = self.value(next), !record.isProved {
          value = (-reply.value, reply.isCertain)
        }
        best = max(best, value.0)
        isCertain = isCertain && value.1
      }
      known[canonical] = (best, isCertain)
      return (best, isCertain)
    }
  }

  @Test func `values are those of a plain recursion, in any order of learning`() throws {
    var (generator, passes) = (SeededGenerator(seed: 3), 0)
    for (size, count) in [(BoardSize.four, 40), (.four, 400), (.six, 60)] {
      let (draft, _) = Self.draft(size: size, positions: count)
      let records = draft.graph.nodes.map(\.record)
      var oracle = Oracle(
        records: Dictionary(uniqueKeysWithValues: records.map { ($0.position, $0) }), size: size)
      var shuffled = BookGraph(size: size)
      var rest = records
      while !rest.isEmpty {
        let changed = shuffled.add(rest.remove(at: generator.index(rest.count)))
        #expect(Set(changed).count == changed.count)
      }
      for graph in [draft.graph, shuffled, BookGraph(size: size, records: records)] {
        for node in graph.nodes {
          let value = oracle.value(node.record.position.position(on: size))
          #expect(value?.value == node.value)
          #expect(value?.isCertain == node.isCertain)
        }
      }
      passes += oracle.passes
    }
    #expect(passes > 0, "no position where a pass has to be made was met")
  }

  @Test func `the whole book of 4×4 knows the game's value, as the exact solver proves it`() throws {
    let (draft, end) = Self.draft(level: 1, positions: 1_000_000)
    #expect(end == .exhausted)
    let root = try #require(draft.graph[draft.graph.root])
    #expect(root.isCertain)
    let solution = Adviser().solve(.start(size: .four), goal: .line)
    #expect(root.value == 100 * solution.lower)
  }

  @Test func `changes are reported, and nothing else`() throws {
    let records = Self.draft(positions: 120).draft.graph.nodes.map(\.record)
    var graph = BookGraph(size: .four)
    for record in records {
      let before = graph.nodes.map { [$0.value, $0.isCertain ? 1 : 0] }
      let changed = graph.add(record)
      #expect(changed.first == before.count)
      for (place, old) in before.enumerated() {
        let new = [graph.nodes[place].value, graph.nodes[place].isCertain ? 1 : 0]
        #expect((old != new) == changed.contains(place))
      }
    }
  }

  @Test func `canonical positions are the smallest of the slow images`() {
    var generator = SeededGenerator(seed: 5)
    for size in BoardSize.allCases {
      for _ in 0..<200 {
        let start = Position.start(size: size)
        let position = RandomGame.make(from: start, limit: generator.index(30), generator: &generator).line.end
        let (canonical, symmetry) = CanonicalPosition.turning(position)
        let images = Symmetry.allCases.map { $0.apply(position) }
        #expect(images.allSatisfy { CanonicalPosition($0) == canonical })
        let pairs = images.map { CanonicalPosition(unchecked: $0.mover, $0.opponent) }
        #expect(pairs.min() == canonical)
        let image = symmetry.apply(position)
        #expect(image.mover == canonical.mover && image.opponent == canonical.opponent)
      }
    }
  }

  @Test func `a position that isn't a record of a book is refused with its reason`() throws {
    let start = Position.start()
    let moves = start.legalSquares.map { BookRecord.Move($0, 0) }
    func refusal(_ moves: [BookRecord.Move], proved: Bool = false, depth: Int = 4) -> BookRecordError? {
      do throws(BookRecordError) {
        _ = try BookRecord(start, depth: depth, selectivity: 100, isProved: proved, moves: moves)
        return nil
      } catch {
        return error
      }
    }
    let (first, a1) = (moves[0].square, Square(row: 0, column: 0))
    #expect(refusal(moves) == nil)
    #expect(refusal(Array(moves.dropFirst())) == .missingMove(first))
    #expect(refusal(moves + [moves[0]]) == .repeatedMove(first))
    #expect(refusal(moves + [BookRecord.Move(a1, 0)]) == .illegalMove(a1))
    #expect(refusal([BookRecord.Move(first, 6401)] + moves.dropFirst()) == .value(first))
    #expect(refusal([BookRecord.Move(first, 100)] + moves.dropFirst(), proved: true) == .unprovable(first))
    #expect(refusal(moves, depth: 65) == .evidence)
  }
}
