import GameCore
import Reversi
import Synchronization
import Testing

@Suite struct BookLearningTests {
  private struct Enough: Error {}

  private func text(_ draft: BookDraft) -> String {
    BookText(
      size: draft.graph.size, level: 0, records: draft.graph.nodes.map(\.record), waiting: draft.waiting
    ).text
  }

  @Test func `the book is the same with any number of threads, and learnt in pieces`() throws {
    let whole = BookGraphTests.draft(size: .six, positions: 70).draft
    #expect(whole.graph.nodes.count == 70)
    #expect(text(BookGraphTests.draft(size: .six, positions: 70, threads: 3).draft) == text(whole))
    var pieces = BookDraft(BookGraph(size: .six))
    for count in [1, 2, 9, 30, 31, 70] {
      pieces = BookGraphTests.draft(size: .six, positions: count, from: pieces).draft
      #expect(pieces.graph.nodes.count == count)
    }
    #expect(text(pieces) == text(whole))
  }

  @Test func `an interruption at any change loses nothing but the work in hand`() throws {
    let whole = BookGraphTests.draft(size: .six, positions: 40).draft
    let plan = BookPlan(size: .six, level: 0, positions: 40, depthLimit: 60, mostLoss: 128)
    for limit in [1, 2, 3, 5, 17, 18, 19, 30] {
      var (draft, stops) = (BookDraft(BookGraph(size: .six)), 0)
      while draft.graph.nodes.count < 40, stops < 50 {
        // What is kept is what a database would have.
        let kept = Lock((records: draft.graph.nodes.map(\.record), waiting: draft.waiting, left: limit))
        do throws(Enough) {
          _ = try ReversiSolver().learn(&draft, plan, limits: SearchLimits(threads: 2)) { (change) throws(Enough) in
            let isOver = kept.withLock { kept in
              kept.left -= 1
              if kept.left < 0 { return true }
              switch change {
              case .chosen(let positions): kept.waiting = positions
              case .learnt(let nodes):
                kept.records.append(nodes[0].record)
                kept.waiting.removeAll { $0 == nodes[0].record.position }
              }
              return false
            }
            if isOver { throw Enough() }
          }
        } catch {
          stops += 1
        }
        draft = kept.withLock { BookDraft(BookGraph(size: .six, records: $0.records), waiting: $0.waiting) }
      }
      #expect(stops > 0)
      #expect(text(draft) == text(whole))
    }
  }

  @Test func `lines keep within their length and follow no move that loses too much`() throws {
    let (draft, end) = BookGraphTests.draft(size: .six, positions: 5000, depthLimit: 4, mostLoss: 3)
    #expect(end == .exhausted)
    #expect(draft.graph.nodes.allSatisfy { $0.record.position.discCount <= 8 })
    // Every move that is good enough and not too far leads to a position of the book.
    var reached = 0
    func walk(_ place: CanonicalPosition) {
      guard let node = draft.graph[place] else {
        Issue.record("a good move leads out of the book")
        return
      }
      reached += 1
      for edge in node.edges {
        guard case .position(let next, _) = edge.target, next.discCount <= 8 else { continue }
        if node.value - (draft.graph.value(of: edge, in: node).value ?? 0) <= 300 { walk(next) }
      }
    }
    walk(draft.graph.root)
    #expect(reached > 10)
    let wider = BookGraphTests.draft(size: .six, positions: 5000, depthLimit: 4, mostLoss: 128).draft
    #expect(wider.graph.nodes.count > draft.graph.nodes.count)
  }

  @Test func `the next positions are those of the cheapest lines, by trying all lines`() throws {
    let draft = BookGraphTests.draft(size: .six, positions: 50).draft
    let plan = BookPlan(size: .six, level: 0, positions: 100, depthLimit: 60, mostLoss: 10)
    var cheapest: [CanonicalPosition: Int] = [:]
    func walk(_ place: CanonicalPosition, _ cost: Int) {
      guard let node = draft.graph[place] else {
        cheapest[place] = min(cheapest[place] ?? .max, cost)
        return
      }
      for edge in node.edges {
        let loss = node.value - (draft.graph.value(of: edge, in: node).value ?? 0)
        guard case .position(let next, _) = edge.target, loss <= 1000 else { continue }
        walk(next, cost + loss + 50)
      }
    }
    walk(draft.graph.root, 0)
    let ranked = cheapest.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    #expect(draft.graph.nextPositions(plan) == ranked.prefix(16).map(\.key))
  }

  @Test func `a limit ends the learning with what was finished`() throws {
    var draft = BookDraft(BookGraph(size: .six))
    let plan = BookPlan(size: .six, level: 1, positions: 1000)
    let signal = StopSignal()
    let end = ReversiSolver().learn(&draft, plan, limits: SearchLimits(stopSignal: signal)) {
      (change) throws(Never) in
      if case .learnt = change { signal.raise() }
    }
    #expect(end == .stopped(.interrupted))
    #expect(draft.graph.nodes.count == 1)
  }
}
