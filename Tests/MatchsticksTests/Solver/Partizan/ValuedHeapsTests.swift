import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Heaps from which each player takes numbers of their own, next to a plain search.
@Suite struct ValuedHeapsTests {
  /// Whether the player to move wins heaps, straight from the rules.
  struct Search {
    let takes: [Player: [Int]]
    private var known: [[Int]: Bool] = [:]

    init(_ rules: PartizanTake) { takes = [.left: rules.takes(.left), .right: rules.takes(.right)] }

    mutating func wins(_ player: Player, _ heaps: [Int]) -> Bool {
      let key = heaps.sorted() + [player == .left ? -1 : -2]
      if let wins = known[key] { return wins }
      let other: Player = player == .left ? .right : .left
      var wins = false
      for (place, heap) in heaps.enumerated() where !wins {
        for take in takes[player] ?? [] where take <= heap && !wins {
          var next = heaps
          next[place] -= take
          wins = !self.wins(other, next)
        }
      }
      known[key] = wins
      return wins
    }

    mutating func outcome(_ heaps: [Int]) -> PartizanOutcome {
      let (left, right) = (wins(.left, heaps), wins(.right, heaps))
      return left ? (right ? .next : .left) : right ? .right : .previous
    }
  }

  @Test(arguments: [
    ("n -> n-1; n-3 | n-2", "take:1,3|2"), ("n -> n-k if k<=2 | n-k if k in {2,5}", "take:1,2|2,5"),
    ("n -> n-1 | n-1; n-2", "take:1|1,2"),
  ])
  func `a line for Left and Right has the values of its sets`(line: String, sets: String) throws {
    let (written, taken) = (try HeapRulesNotation.parse(line), try HeapRulesNotation.parse(sets))
    let values = try [written, taken].map { try $0.values(upTo: 15).values.map(\.form.description) }
    #expect(values[0] == values[1])
    let moves = try [written, taken].map { rules in
      try HeapSum([.init(rules, heaps: [HeapSize(4), HeapSize(7)])]).value().left.moves.map(\.move)
    }
    #expect(moves[0] == moves[1])
  }

  @Test func `a line may leave several heaps, and say which exist`() throws {
    let halves = try HeapRulesNotation.parse("n -> n-1 and 2 if n>3; n-3 | n-2")
    #expect(try halves.values(upTo: 4).values.map(\.form.description) == ["0", "0", "-1", "*", "{0|-1}"])
    let board = try HeapRulesNotation.parse("n if n>0 -> n-1 | n-2")
    #expect(try HeapSum([.init(board, heaps: [HeapSize(2)])]).value().total.form.description == "1")
  }

  @Test func `a line for both players has nimbers`() throws {
    let values = try HeapRulesNotation.parse("n -> n-k if k*k<=n").values(upTo: 6).values.map(\.form.description)
    #expect(values == ["0", "*", "0", "*", "*2", "0", "*"])
  }

  private func rules(_ random: inout SeededGenerator) throws -> PartizanTake {
    func set() throws -> TakeSet { try #require(TakeSet((0..<(1 + random.index(3))).map { _ in 1 + random.index(6) })) }
    return try #require(PartizanTake(left: try set(), right: try set()))
  }

  @Test func `random sums of heaps are won by the player and the moves that a search finds`() throws {
    var random = SeededGenerator(seed: 1808)
    for _ in 0..<40 {
      let rules = try rules(&random)
      var search = Search(rules)
      let heaps = (0..<(1 + random.index(3))).map { _ in random.index(8) }
      let value = try HeapSum([.init(.partizan(rules), heaps: heaps.map { HeapSize($0) })]).value()
      let note: Comment = "seed 1808: \(rules) \(heaps)"
      #expect(value.total.outcome == search.outcome(heaps), note)
      for (player, best) in [(Player.left, value.left), (.right, value.right)] {
        #expect(best.wins == search.wins(player, heaps), note)
        for next in best.moves {
          var after = heaps
          after[next.move.heap] -= next.move.take.toInt() ?? 0
          #expect(next.wins == !search.wins(player == .left ? .right : .left, after), note)
        }
      }
    }
  }

  @Test func `values are equal exactly when no third heap distinguishes them`() throws {
    let rules = try #require(PartizanTake(left: TakeSet([1, 3])!, right: TakeSet([2, 3])!))
    var search = Search(rules)
    var store = GameStore(limits: .none)
    var heaps = ValuedHeaps(.partizan(rules))
    try heaps.extend(to: 7, &store, limits: .none)
    for first in 0...7 {
      for second in 0...7 {
        let values = [heaps.values[first], heaps.values[second]]
        let difference = try store.sum(values[0], store.negative(values[1]))
        #expect((difference == store.integer(0)) == (values[0] == values[1]))
        let sum = try store.sum(values[0], values[1])
        #expect(try store.outcome(sum) == search.outcome([first, second]), "\(first) \(second)")
      }
    }
  }

  @Test func `values of CGSuite and of Plambeck's notes are found again`() throws {
    let sixth = try HeapRulesNotation.parse("take:1,3|2,3").values(upTo: 6).values[6]
    #expect(sixth.form.description == "{{{1|1,{1|0}}|{0,{1|0}|0}}|{0,{1|0}|0}}")
    let small = try HeapRulesNotation.parse("take:1,2|1,3").values(upTo: 3).values.map(\.form.description)
    #expect(small == ["0", "*", "↑", "↑*"])
  }

  @Test func `a proved period continues to heaps of any size`() throws {
    let rules = try HeapRulesNotation.parse("take:1,3|2,4")
    let values = try rules.values(upTo: 60)
    let period = try #require(values.period)
    #expect(period.period == 5 && period.preperiod == 0)
    for heap in 0...55 {
      #expect(values.values[heap].form.description == values.values[heap + 5].form.description)
    }
    let huge = try HeapSum([.init(rules, heaps: [HeapSize(BigInt.power(10, 50) + 2)!])]).value()
    #expect(huge.total.form.description == "{1|0}" && huge.left.moves.map(\.move.take) == [1])
  }

  @Test func `heaps with the same moves for both are nimbers`() throws {
    for name in ["kayles", "nim", "take:1,3,4", "pile:half", "grundy"] {
      let rules = try RulesNotation.parse(name)
      let grundy = try TakeAwayGame(rules, play: .normal).values(upTo: 12)
      let values = try HeapRules.impartial(rules).values(upTo: 12).values
      for heap in 0...12 {
        let value = grundy[heap]
        let form = value == 0 ? "0" : value == 1 ? "*" : "*\(value)"
        #expect(values[heap].form.description == form, "\(name) \(heap)")
      }
    }
    let both = try #require(PartizanTake(left: TakeSet([1, 3, 4])!, right: TakeSet([1, 3, 4])!))
    let values = try HeapRules.partizan(both).values(upTo: 20).values.map(\.form.description)
    #expect(values == (try HeapRulesNotation.parse("take:1,3,4").values(upTo: 20)).values.map(\.form.description))
  }

  @Test func `a sum of several rules is the sum of their values`() throws {
    let sum = try HeapSumNotation.parse("take:1,3|2,4 2 + nim 3 + kayles 5").value()
    // {1|0} + *3 + *4
    #expect(sum.total.form.description == "{1*7|*7}" && sum.total.outcome == .left)
    #expect(sum.heaps.map(\.form.description) == ["{1|0}", "*3", "*4"])
    #expect(throws: SolverError.unsupported(.grundyValues)) { try HeapSumNotation.parse("fibonacci 5").value() }
    #expect(throws: SolverError.unsupported(.largeNimbers)) { try HeapSumNotation.parse("nim 5000").value() }
    let limits = SearchLimits(nodes: 10)
    #expect(throws: SolverError.self) { try HeapSumNotation.parse("take:1,3|2,3 30,31,32").value(limits: limits) }
  }
}
