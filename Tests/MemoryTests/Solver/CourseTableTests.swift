import ExactArithmetic
import GameCore
import Memory
import Testing

@Suite struct CourseTableTests {
  /// The player with a short memory, card by card: all cards and all choices, from the definition.
  struct Enumeration {
    struct State: Hashable {
      /// What is remembered, the newest last.
      var memory: [Int] = []
      var shown: Set<Int> = []
      var left: Set<Int>
    }

    let recall: Int

    init(recall: Int) { self.recall = recall }

    private func seeing(_ card: Int, _ state: State) -> State {
      var next = state
      guard recall > 0 else { return next }
      for seen in [card ^ 1, card] where seen == card || next.memory.contains(seen) {
        next.memory.removeAll { $0 == seen }
        next.memory.append(seen)
      }
      next.memory.removeFirst(max(0, next.memory.count - recall))
      return next
    }

    /// The states after one turn from `state`, with their chances and points.
    func turns(_ state: State) -> [(chance: Rational, points: Int, next: State)] {
      func taking(_ card: Int, _ state: State) -> State {
        var next = state
        next.memory.removeAll { $0 | 1 == card | 1 }
        next.left.subtract([card, card ^ 1])
        return next
      }
      if let pair = state.memory.last(where: { state.memory.contains($0 ^ 1) }) {
        return [(1, 2, taking(pair, state))]
      }
      var results: [(chance: Rational, points: Int, next: State)] = []
      let firsts = state.left.filter { !state.memory.contains($0) }
      for first in firsts {
        let chance = Rational(1, firsts.count)
        var after = seeing(first, state)
        after.shown.insert(first)
        if state.memory.contains(first ^ 1) {
          results.append((chance, 2, taking(first, after)))
          continue
        }
        let seconds = after.left.filter { $0 != first && !after.memory.contains($0) }
        for second in seconds {
          var last = seeing(second, after)
          last.shown.insert(second)
          let each = chance / Rational(seconds.count)
          if second == first ^ 1 {
            results.append((each, 2, taking(second, last)))
          } else {
            let penalty = [first, second].count { state.shown.contains($0) }
            results.append((each, -penalty, last))
          }
        }
      }
      return results
    }

    /// The expected points within `horizon` turns.
    func points(pairs: Int, horizon: Int) -> Double {
      var states = [State(left: Set(0..<(2 * pairs))): 1.0]
      var points = 0.0
      for _ in 0..<horizon {
        var next: [State: Double] = [:]
        for (state, chance) in states where !state.left.isEmpty {
          for turn in turns(state) {
            points += chance * turn.chance.toDouble() * Double(turn.points)
            next[turn.next, default: 0] += chance * turn.chance.toDouble()
          }
        }
        states = next
      }
      return points
    }
  }

  @Test(arguments: [(1, 0), (2, 0), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (3, 4)])
  func `the points of a short memory are those of all plays`(pairs: Int, recall: Int) throws {
    let exact = try CourseTable.expectedPoints(pairs: pairs, recall: recall, score: .standard)
    let enumerated = Enumeration(recall: recall).points(pairs: pairs, horizon: recall == 0 ? 200 : 60)
    #expect(abs(exact.toDouble() - enumerated) < 1e-6, "\(pairs) pairs, \(recall) remembered: \(enumerated)")
  }

  @Test func `a memory of all cards never pays a penalty`() throws {
    for pairs in 1...9 {
      #expect(try CourseTable.expectedPoints(pairs: pairs, recall: 2 * pairs, score: .standard) == Rational(2 * pairs))
      #expect(try CourseTable.expectedPoints(pairs: pairs, recall: nil, score: .standard) == Rational(2 * pairs))
    }
  }

  @Test func `other amounts scale matches and penalties`() throws {
    let standard = try CourseTable.expectedPoints(pairs: 6, recall: 2, score: .standard)
    let penalties = 12 - standard
    let other = try #require(CourseScore(match: 5, penalty: 3))
    #expect(try CourseTable.expectedPoints(pairs: 6, recall: 2, score: other) == 30 - 3 * penalties)
    #expect(CourseScore(match: 1001, penalty: 0) == nil && CourseScore(match: 0, penalty: -1) == nil)
  }
}
