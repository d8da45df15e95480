import GameCore
import Memory
import Testing

@Suite struct PairsPlayerTests {
  /// Plays a whole game of `players` at a shuffled table, each turn two cards; the first player's
  /// gain.
  private func gain(_ players: [PairsPlayer], pairs: Int, first: Int, _ random: inout SeededGenerator) -> Int {
    var down = Array(0..<(2 * pairs))
    random.shuffle(&down)
    var minds = players.map { Recollection(cardCount: 2 * pairs, recall: $0.strategy.recall ?? .max) }
    var (player, gain, passes) = (first, 0, 0)
    while !down.isEmpty, passes < 2 {
      let card = players[player].next(minds[player], down: down, random: &random)
      let wasKnown = minds[player].remembers(card)
      let second = players[player].next(minds[player], first: card, down: down, random: &random)
      #expect(down.contains(card) && down.contains(second) && card != second)
      passes = wasKnown && minds[player].remembers(second) && second != card ^ 1 ? passes + 1 : 0
      for mind in minds.indices {
        minds[mind].see(card)
        minds[mind].see(second)
      }
      guard second == card ^ 1 else {
        player = 1 - player
        continue
      }
      gain += player == 0 ? 1 : -1
      down.removeAll { $0 / 2 == card / 2 }
      for mind in minds.indices {
        minds[mind].forget(card)
        minds[mind].forget(second)
      }
    }
    return gain
  }

  @Test(arguments: [
    (Strategy.optimal, Strategy.naive), (.optimal, .forgetful(recall: 3)), (.naive, .forgetful(recall: 1)),
    (.forgetful(recall: 0), .optimal),
  ])
  func `turning cards one by one gains what the simulation gains`(one: Strategy, other: Strategy) throws {
    let (pairs, games) = (4, 4000)
    let players = try [one, other].map { strategy in try PairsPlayer(strategy, pairs: pairs) }
    var random = SeededGenerator(seed: 11)
    let gains = (0..<games).map { gain(players, pairs: pairs, first: $0 % 2, &random) }
    let simulated = PairsSimulation(pairs: pairs, strategies: [one, other], games: 20_000, seed: 12).tally.gain
    let mean = Double(gains.reduce(0, +)) / Double(games)
    let expected = try #require(simulated.value)
    // A gain is within ±4, so its deviation is at most 4.
    #expect(abs(mean - expected) < 4 * 2.5 / Double(games).squareRoot(), "\(mean), \(expected), seeds 11 and 12")
  }

  @Test func `a known pair is taken, a recognised mate is turned`() throws {
    let player = try PairsPlayer(.forgetful(recall: 1), pairs: 3)
    var random = SeededGenerator(seed: 1)
    var memory = Recollection(cardCount: 6, recall: 1)
    memory.see(4)
    #expect(player.next(memory, first: 5, down: Array(0..<6), random: &random) == 4)
    var whole = Recollection(cardCount: 6)
    for card in [0, 3, 1] { whole.see(card) }
    let naive = try PairsPlayer(.naive, pairs: 3)
    let first = naive.next(whole, down: Array(0..<6), random: &random)
    #expect(first / 2 == 0)
    #expect(naive.next(whole, first: first, down: Array(0..<6), random: &random) == first ^ 1)
  }

  @Test func `a turn that another player began is finished legally`() throws {
    var random = SeededGenerator(seed: 2)
    for strategy in [Strategy.optimal, .naive, .forgetful(recall: 0), .forgetful(recall: 2)] {
      let player = try PairsPlayer(strategy, pairs: 4)
      for trial in 0..<300 {
        var memory = Recollection(cardCount: 8, recall: strategy.recall ?? .max)
        for _ in 0..<random.index(9) { memory.see(random.index(8)) }
        let first = random.index(8)
        let second = player.next(memory, first: first, down: Array(0..<8), random: &random)
        #expect((0..<8).contains(second) && second != first, "seed 2 trial \(trial)")
      }
    }
  }

  @Test func `the best player passes where nothing else is as good`() throws {
    let player = try PairsPlayer(.optimal, pairs: 5)
    var memory = Recollection(cardCount: 10)
    for card in [0, 2, 4, 6] { memory.see(card) }
    let state = try PairState(pairs: 5, known: 4)
    #expect(try PairsSolver.analyze(state, seats: .twoPlayers).bestMove == .noUnknown)
    var random = SeededGenerator(seed: 3)
    #expect(player.next(memory, down: Array(0..<10), random: &random) == 0)
    #expect(player.next(memory, first: 0, down: Array(0..<10), random: &random) == 2)
  }
}
