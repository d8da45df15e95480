import ExactArithmetic
import GameCore
import Matchsticks
import Testing

/// Values, their names and thermographs, next to those that CGSuite's own tests expect.
@Suite struct GameValueTests {
  /// What is asked, the value's name, the outcome, mean and temperature.
  static let known: [(text: String, form: String, outcome: String, mean: Rational, temperature: Rational)] = [
    ("0", "0", "P", 0, -1), ("5", "5", "L", 5, -1), ("-1/2", "-1/2", "R", Rational(-1, 2), Rational(-1, 2)),
    ("25/16", "25/16", "L", Rational(25, 16), Rational(-1, 16)), ("*8", "*8", "N", 0, 0),
    ("9/8*", "9/8*", "L", Rational(9, 8), 0), ("^", "↑", "L", 0, 0), ("v*", "↓*", "N", 0, 0),
    ("6^*", "6↑*", "L", 6, 0), ("^*6", "↑*6", "L", 0, 0), ("73/16v9*8", "73/16↓9*8", "L", Rational(73, 16), 0),
    ("{0|^*5}", "⇑*4", "L", 0, 0), ("^^^^^^ + vvv* + ^19*3 + v14", "↑8*2", "L", 0, 0),
    ("{0||0|-1}", "tiny(1)", "L", 0, 0), ("{0||0|-1/4}", "tiny(1/4)", "L", 0, 0),
    ("{0|||0||-1|-2}", "tiny({2|1})", "L", 0, 0), ("{1|0||0}", "miny(1)", "R", 0, 0),
    ("3 + +-1", "{4|2}", "L", 3, 1), ("+-1", "±1", "N", 0, 1), ("+-1/2", "±1/2", "N", 0, Rational(1, 2)),
    ("+-1 + +-2 + +-3 + +-4", "±{{{10|8}|{6|4}}|{{4|2}|{0|-2}}}", "N", 0, 4),
    ("{^3|vv}", "{↑3|⇓}", "N", 0, 0), ("{0||0|v3}", "{0|{0|↓3}}", "L", 0, 0),
    (
      "{3||2|1} + {3||2|1} + {3||2|1} + {3||2|1} + {3||2|1}",
      "{12|{11|{10,{11|10}|9+tiny({2|1})}}}", "L", Rational(45, 4),
      Rational(3, 4)
    ),
    ("{1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}", "{{{1|1,{1|0}}|{0,{1|0}|0}}|{0,{1|0}|0}}", "L", 0, 0),
  ]

  @Test(arguments: known.indices)
  func `a known value has its name, its winner, its mean and its temperature`(place: Int) throws {
    let expected = Self.known[place]
    var store = GameStore(limits: .none)
    let value = try ValueText.read(expected.text, &store)
    #expect(try store.form(value).description == expected.form, "\(expected.text)")
    #expect(try store.outcome(value).rawValue == expected.outcome, "\(expected.text)")
    let graph = store.thermograph(value)
    #expect(graph.mean == expected.mean && graph.temperature == expected.temperature, "\(expected.text)")
    let negative = try store.negative(value)
    #expect(try store.sum(value, negative) == store.integer(0), "\(expected.text)")
  }

  @Test func `multiples of up and nimbers have the forms that they are recognised by`() throws {
    var store = GameStore(limits: .none)
    let up = try ValueText.read("^", &store)
    for ups in -4...4 {
      for nimber in 0...5 {
        var value = try store.nimber(nimber)
        for _ in 0..<abs(ups) { value = try store.sum(value, ups > 0 ? up : store.negative(up)) }
        guard case .uptimal(let number, let foundUps, let foundNimber) = try store.form(value) else {
          #expect(ups == 0 && nimber == 0, "\(ups) \(nimber)")
          continue
        }
        #expect(number == 0 && foundUps == ups && foundNimber == nimber)
      }
    }
  }

  @Test func `walls of a thermograph meet at the mast`() throws {
    var store = GameStore(limits: .none)
    let graph = store.thermograph(try ValueText.read("{7|5||4|1}", &store))
    #expect(graph.leftStop == 5 && graph.rightStop == 4)
    #expect(graph.mean == Rational(17, 4) && graph.temperature == Rational(7, 4))
    let switches = store.thermograph(try ValueText.read("{10|0||-2}", &store))
    #expect(switches.leftStop == 0 && switches.rightStop == -2 && switches.temperature == 2)
    #expect(switches.mean == 0 && switches.left.points.count == 1)
  }

  @Test func `means and temperatures of random sums keep their laws`() throws {
    var random = SeededGenerator(seed: 1807)
    for _ in 0..<60 {
      var store = GameStore(limits: .none)
      var values: [GameStore.Value] = []
      for _ in 0..<2 { values.append(try game(depth: 3, &store, &random)) }
      let (first, second) = (store.thermograph(values[0]), store.thermograph(values[1]))
      let sum = store.thermograph(try store.sum(values[0], values[1]))
      #expect(sum.mean == first.mean + second.mean, "seed 1807")
      #expect(sum.temperature <= max(first.temperature, second.temperature), "seed 1807")
      let negative = store.thermograph(try store.negative(values[0]))
      #expect(negative.mean == -first.mean && negative.temperature == first.temperature)
      #expect(negative.leftStop == -first.rightStop)
    }
  }

  /// A random game of at most this depth.
  private func game(
    depth: Int, _ store: inout GameStore, _ random: inout SeededGenerator
  ) throws -> GameStore.Value {
    if depth == 0 || random.index(4) == 0 { return store.number(Rational(random.index(13) - 6, 1 << random.index(2))) }
    var sides: [[GameStore.Value]] = []
    for _ in 0..<2 {
      var side: [GameStore.Value] = []
      for _ in 0..<(1 + random.index(2)) { side.append(try game(depth: depth - 1, &store, &random)) }
      sides.append(side)
    }
    return try store.value(left: sides[0], right: sides[1])
  }
}
