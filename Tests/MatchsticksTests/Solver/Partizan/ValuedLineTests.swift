import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Values of lines in which positions have several numbers, next to a plain search.
@Suite struct ValuedLineTests {
  /// Cutcake: Left cuts a × b pieces across, Right along (Winning Ways, chapter 2).
  private static let cutcake = "a,b if a>0 and b>0 -> k,b and a-k,b | a,k and a,b-k"

  private func value(_ line: String, _ heaps: [Int], memory: [RuleLetter: Int] = [:]) throws -> SumValue {
    let rules = try HeapRulesNotation.parse(line)
    return try HeapSum([.init(rules, heaps: heaps.map { HeapSize($0) }, memory: memory)]).value()
  }

  private func form(_ line: String, _ heaps: [Int]) throws -> String {
    try value(line, heaps).total.form.description
  }

  @Test(arguments: [
    ([1, 1], "0"), ([1, 2], "-1"), ([1, 3], "-2"), ([1, 4], "-3"), ([1, 5], "-4"), ([2, 1], "1"), ([4, 2], "1"),
    ([2, 2], "0"), ([4, 1], "3"), ([8, 2], "3"), ([1, 3, 4, 1], "1"),
  ])
  func `Cutcake has the values of the literature`(heaps: [Int], expected: String) throws {
    #expect(try form(Self.cutcake, heaps) == expected)
  }

  @Test func `a table has all positions on the board`() throws {
    let table = try HeapRulesNotation.parse(Self.cutcake).values(upTo: 3)
    #expect(table.positions.first == [HeapSize(1), HeapSize(1)] && table.positions.count == 9)
    #expect(table.values.map(\.form.description) == ["0", "-1", "-2", "1", "0", "0", "2", "0", "0"])
    #expect(try HeapRulesNotation.parse("n if n>0 -> n-1 | n-2").values(upTo: 3).positions.count == 3)
  }

  /// Whether a player moving first wins positions side by side, by the moves alone.
  private struct Search {
    let moves: (Player, [Int]) -> [[[Int]]]
    private var known: [[[Int]]: Bool] = [:]

    init(moves: @escaping (Player, [Int]) -> [[[Int]]]) { self.moves = moves }

    mutating func wins(_ player: Player, _ state: [[Int]]) -> Bool {
      let key = state.sorted { $0.lexicographicallyPrecedes($1) } + [[player == .left ? -1 : -2]]
      if let wins = known[key] { return wins }
      let other: Player = player == .left ? .right : .left
      var wins = false
      for (place, position) in state.enumerated() where !wins {
        for parts in moves(player, position) where !wins {
          var next = state
          next.replaceSubrange(place...place, with: parts)
          wins = !self.wins(other, next)
        }
      }
      known[key] = wins
      return wins
    }

    mutating func outcome(_ state: [[Int]]) -> PartizanOutcome {
      let (left, right) = (wins(.left, state), wins(.right, state))
      return left ? (right ? .next : .left) : right ? .right : .previous
    }
  }

  @Test func `sums of two numbers are won by whom a search says`() throws {
    // Left takes from a, or one of both; Right two of b, or breaks a position in two.
    let line = "a,b -> a-k,b; a-1,b-1 | a,b-2; a,1 and a,b-1 if b>1 and a>0"
    var search = Search { player, position in
      let (a, b) = (position[0], position[1])
      if player == .left {
        return (0..<a).map { [[$0, b]] } + (a > 0 && b > 0 ? [[[a - 1, b - 1]]] : [])
      }
      return (b >= 2 ? [[[a, b - 2]]] : []) + (b > 1 && a > 0 ? [[[a, 1], [a, b - 1]]] : [])
    }
    for a in 0...3 {
      for b in 0...4 {
        for other in [[0, 0], [1, 2], [2, 1]] {
          let value = try value(line, [a, b] + other)
          #expect(value.total.outcome == search.outcome([[a, b], other]), "\(a), \(b) and \(other)")
          #expect(value.left.wins == search.wins(.left, [[a, b], other]))
        }
      }
    }
  }

  @Test func `a line that remembers the last take has values`() throws {
    // No player takes what was taken last.
    let line = "n,m=0 -> n-k,k if k<=3 and k!=m | n-k,k if k<=2 and k!=m"
    var search = Search { player, position in
      (1...(player == .left ? 3 : 2)).filter { $0 <= position[0] && $0 != position[1] }
        .map { [[position[0] - $0, $0]] }
    }
    for heap in 0...9 {
      for last in 0...2 {
        let value = try value(line, [heap, 4], memory: [RuleLetter("m")!: last])
        #expect(value.total.outcome == search.outcome([[heap, last], [4, last]]), "\(heap) after \(last)")
      }
    }
  }

  @Test func `any number of heaps is one position`() throws {
    // Left takes from a largest heap, Right from any.
    let line = "a,... -> a-k,... if a>=max(...) | a-k,..."
    var search = Search { player, position in
      position.indices.flatMap { place in
        player == .right || position[place] == position.max()
          ? (0..<position[place]).map { rest -> [[Int]] in
            var next = position
            next[place] = rest
            return [next.sorted()]
          } : []
      }
    }
    for heaps in [[1], [2, 1], [2, 2], [3, 1, 2], [1, 1, 1], [3, 3, 1]] {
      #expect(try value(line, heaps).total.outcome == search.outcome([heaps.sorted()]), "\(heaps)")
    }
    #expect(throws: SolverError.unsupported(.valueDots)) { try HeapRulesNotation.parse(line).values(upTo: 3) }
  }

  @Test func `impartial lines have nimbers`() throws {
    let wythoff = "a,b -> a-k,b; a,b-k; a-k,b-k"
    #expect(try form(wythoff, [1, 2]) == "0" && form(wythoff, [2, 2]) == "*" && form(wythoff, [1, 2, 3, 3]) == "*6")
  }

  @Test(arguments: ["n -> n-1 | n+1 if n<5", "n -> n-1 | n-2; wins if n=1"])
  func `lines that return to a position, or say who wins, are refused`(line: String) throws {
    #expect(throws: SolverError.self) { try self.value(line, [3]) }
  }
}
