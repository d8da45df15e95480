import GameCore

/// The outcomes and Grundy values of positions of a written rule, and of their sums.
package final class WrittenSolver {
  package let game: WrittenGame
  private let play: PlayConvention
  private let limits: SearchLimits
  /// The largest position that will be asked for, where that is known.
  private let last: [Int]?
  private var grundy: WrittenTable?
  private var outcomes: WrittenTable?
  private var wins: WrittenValues<[[Int]], Bool>
  private var questions = 0
  private var fates: WrittenValues<[[Int]], Fate>

  /// The outcome of a sum of positions, and how many moves follow when the winner hurries and the
  /// loser holds out.
  typealias Fate = ExhaustiveSearch.Fate

  /// - Parameter last: The largest number of each letter that will be asked for; without it the
  ///   first position that is.
  package init(_ game: WrittenGame, play: PlayConvention, upTo last: [Int]? = nil, limits: SearchLimits) {
    (self.game, self.play, self.last, self.limits) = (game, play, last, limits)
    game.limits = limits
    func options(_ state: [[Int]]) throws(WrittenFailure) -> [[[Int]]] {
      try Self.ending(game, state) == nil ? Self.options(game, of: state) : []
    }
    wins = WrittenValues(
      limits: limits, shown: { $0.flatMap { $0 } }, options: options, isEnough: { !$0 }
    ) { state, wins throws(WrittenFailure) in
      if let isWin = try Self.ending(game, state) { return isWin }
      return wins.isEmpty ? play == .misere : wins.contains(false)
    }
    wins.mostGrowing = game.rule.isOpen ? Self.mostGrowing : nil
    fates = WrittenValues(limits: limits, shown: { $0.flatMap { $0 } }, options: options) {
      state, fates throws(WrittenFailure) in
      if let isWin = try Self.ending(game, state) { return Fate(wins: isWin, moves: 0) }
      if fates.isEmpty { return Fate(wins: play == .misere, moves: 0) }
      let won = fates.filter { !$0.wins }.map { $0.moves }.min()
      return Fate(wins: won != nil, moves: 1 + (won ?? fates.map { $0.moves }.max() ?? 0))
    }
  }

  /// The longest play of a sum that grows under a rule which names no end.
  static let mostGrowing = 2000

  /// Whether positions have Grundy values that decide: in normal play, where nothing else says who
  /// wins.
  var usesValues: Bool { play == .normal && game.rule.endings.isEmpty }

  /// How many positions were examined.
  var positions: Int { (grundy?.positions ?? 0) + (outcomes?.positions ?? 0) + wins.known.count }
  /// How many options of them.
  var options: Int { (grundy?.options ?? 0) + (outcomes?.options ?? 0) }

  /// The Grundy value of a position, in normal play and without endings.
  package func grundyValue(of position: [Int]) throws(WrittenFailure) -> Int {
    try ask()
    let table = grundy ?? WrittenTable(game, .grundyValue, upTo: last ?? box(of: position), limits: limits)
    grundy = table
    return try table.value(of: position)
  }

  /// Whether the player to move wins a sum of positions.
  package func isWin(_ positions: [[Int]]) throws(WrittenFailure) -> Bool {
    guard game.rule.endings.isEmpty || positions.count <= 1 else { throw .noSums }
    try ask()
    if positions.count == 1, game.rule.isNeverBroken {
      let table = outcomes ?? WrittenTable(game, .wins(play), upTo: last ?? box(of: positions[0]), limits: limits)
      outcomes = table
      return try table.value(of: positions[0]) == 1
    }
    if usesValues {
      var sum = 0
      for position in positions { sum ^= try grundyValue(of: position) }
      return sum != 0
    }
    return try wins.value(of: Self.sorted(positions))
  }

  /// Asks the limits after some thousand questions: those whose answer is known take time, too.
  private func ask() throws(WrittenFailure) {
    questions += 1
    if questions % 4096 == 0, let reason = limits.stopReason(nodes: UInt64(positions)) { throw .stopped(reason) }
  }

  /// The outcome, and how long the game lasts, by examining every sum below; at most `most` of
  /// them.
  func fate(of positions: [[Int]], most: Int) throws(WrittenFailure) -> Fate {
    fates.most = most
    return try fates.value(of: Self.sorted(positions))
  }

  /// A box for what is below a position: its numbers, and for memory its largest one.
  private func box(of position: [Int]) -> [Int] {
    let rule = game.rule
    guard !rule.hasDots, !rule.memory.isEmpty else { return position }
    let largest = position.max() ?? 0
    return position.enumerated().map { $0.offset < rule.letters.count ? $0.element : largest }
  }

  // MARK: Options

  /// The options of a position, each a list of positions.
  package static func options(
    _ game: WrittenGame, of position: [Int], byRight: Bool = false
  ) throws(WrittenFailure) -> [[[Int]]] {
    guard let all = try options(game, of: position, byRight: byRight, upTo: LineLimits.mostMovesListed) else {
      throw .position(position, .tooManyMoves)
    }
    return all
  }

  /// The same where there are at most `most` of them.
  package static func options(
    _ game: WrittenGame, of position: [Int], byRight: Bool = false, upTo most: Int
  ) throws(WrittenFailure) -> [[[Int]]]? {
    var all: Set<[[Int]]> = []
    do throws(WrittenGameError) {
      _ = try game.forEachOption(of: position, byRight: byRight) { result in
        all.insert(sorted(result))
        return all.count <= most
      }
    } catch {
      throw WrittenFailure(position, error)
    }
    guard all.count <= most else { return nil }
    return all.sorted { one, other in
      one.lexicographicallyPrecedes(other) { $0.lexicographicallyPrecedes($1) }
    }
  }

  /// The sums that a move in one of some positions leaves.
  private static func options(_ game: WrittenGame, of state: [[Int]]) throws(WrittenFailure) -> [[[Int]]] {
    var (options, known): ([[[Int]]], Set<[[Int]]>) = ([], [])
    for (place, position) in state.enumerated() where place == 0 || position != state[place - 1] {
      for result in try Self.options(game, of: position) {
        var next = state
        next.remove(at: place)
        next = sorted(next + result)
        if known.insert(next).inserted { options.append(next) }
      }
    }
    return options
  }

  /// Whether the game is over, and won; endings are of games with one position.
  private static func ending(_ game: WrittenGame, _ state: [[Int]]) throws(WrittenFailure) -> Bool? {
    guard !game.rule.endings.isEmpty, let position = state.first, state.count == 1 else { return nil }
    do throws(WrittenGameError) { return try game.ending(position) } catch { throw WrittenFailure(position, error) }
  }

  /// The positions of a sum in one order; those of nothing but 0 that several leave are kept.
  private static func sorted(_ positions: [[Int]]) -> [[Int]] {
    positions.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension WrittenRule {
  /// Whether every move leaves one position.
  var isNeverBroken: Bool { moves.allSatisfy { $0.parts.count == 1 && $0.parts[0].loop == nil } }
}
