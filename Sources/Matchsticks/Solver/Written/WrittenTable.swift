import GameCore

/// What is known about positions of a written rule, each examined once, after its options.
///
/// A search without recursion: a position waits on a list until all its options are known. An
/// option that waits itself is a way back, so the game needn't end. Positions of a box have their
/// places in a table, others are numbered as they come.
final class WrittenTable {
  /// What a table holds.
  enum Meaning: Equatable {
    /// Grundy values.
    case grundyValue
    /// 1 where the player to move wins, else 0; every move leaves one position.
    case wins(PlayConvention)
  }

  private let game: WrittenGame
  private let meaning: Meaning
  private let box: WrittenBox?
  /// 0: unknown, 1: waiting, else 2 more than the value.
  private var entries: [UInt16]
  private var outside: [[Int]] = []
  private var places: [[Int]: Int] = [:]
  /// The last round in which each value was an option.
  private var rounds: [Int] = [0, 0]
  private var round = 0
  /// Whether entries are outcomes.
  private let isOutcome: Bool
  /// How many positions the box has.
  private let inBox: Int
  /// The moves that are runs, and the numbers of the others.
  private let runs: [LineRun]
  private let others: [Int]
  private let limits: SearchLimits
  private var nextQuestion = 0
  private var nextGrowth = WrittenTable.mostGrowing
  /// How many positions were examined.
  private(set) var positions = 0
  /// How many options were.
  private(set) var options = 0

  /// A table for positions up to `last`, if there aren't too many of them; others are found, too.
  init(_ game: WrittenGame, _ meaning: Meaning, upTo last: [Int], limits: SearchLimits) {
    (self.game, self.meaning, self.limits) = (game, meaning, limits)
    isOutcome = meaning != .grundyValue
    box = game.rule.hasDots ? nil : WrittenBox(upTo: last)
    inBox = box?.count ?? 0
    var (runs, others): ([LineRun], [Int]) = ([], [])
    for (place, move) in game.rule.moves.enumerated() {
      // What a run leaves may be off the board.
      if game.rule.board == nil, let run = LineRun(move, game.rule) { runs.append(run) } else { others.append(place) }
    }
    (self.runs, self.others) = (runs, others)
    entries = [UInt16](repeating: 0, count: box?.count ?? 0)
  }

  /// The most positions outside a box: with dots all of them are.
  private var mostOthers: Int { game.rule.hasDots ? 10_000_000 : 2_000_000 }
  /// The most of them while numbers grow under a rule that names no end.
  private static let mostGrowing = 100_000

  /// The value of a position.
  func value(of position: [Int]) throws(WrittenFailure) -> Int {
    if let failure = game.rule.leastFailure(at: position) { throw failure }
    let start = try place(of: position)
    if entries[start] > 1 { return Int(entries[start]) - 2 }
    var waiting = [start]
    while let place = waiting.last {
      if entries[place] > 1 {
        waiting.removeLast()
        continue
      }
      let unknown: [Int]
      do throws(WrittenFailure) {
        unknown = try examine(place)
        if outside.count > nextGrowth { try checkGrowth(on: waiting) }
      } catch .tooManyPositions(let limit) {
        throw WrittenFailure(on: way(waiting), limit: limit)
      } catch {
        throw error
      }
      guard !unknown.isEmpty else {
        waiting.removeLast()
        continue
      }
      entries[place] = 1
      for option in unknown {
        if entries[option] == 1 { throw .endless(way(from: option, on: waiting)) }
        waiting.append(option)
      }
    }
    return Int(entries[start]) - 2
  }

  /// The positions that wait, from one of them round to itself.
  private func way(from option: Int, on waiting: [Int]) -> [[Int]] {
    let loop = waiting.filter { entries[$0] == 1 }.drop { $0 != option }
    return (loop + [option]).map { position(at: $0) }
  }

  /// The positions that wait, each an option of the one before it.
  private func way(_ waiting: [Int]) -> [[Int]] {
    waiting.enumerated().filter { entries[$1] == 1 || $0 == waiting.count - 1 }.map { position(at: $1) }
  }

  /// Looks from time to time whether numbers grow where no board and no ending stops them.
  private func checkGrowth(on waiting: [Int]) throws(WrittenFailure) {
    nextGrowth += Self.mostGrowing
    guard game.rule.isOpen else { return }
    let way = way(waiting)
    if WrittenFailure.isGrowing(way) { throw WrittenFailure(on: way, limit: outside.count) }
  }

  private func position(at place: Int) -> [Int] {
    place < inBox ? box?.position(at: place) ?? [] : outside[place - inBox]
  }

  private func place(of position: [Int]) throws(WrittenFailure) -> Int {
    if let box, let place = box.place(of: position) { return place }
    if let known = places[position] { return known }
    guard outside.count < mostOthers else { throw .tooManyPositions(limit: mostOthers) }
    let place = inBox + outside.count
    places[position] = place
    outside.append(position)
    entries.append(0)
    return place
  }

  // MARK: One position

  /// Examines the options of a position: sets its entry, or returns those options that aren't
  /// known yet.
  private func examine(_ place: Int) throws(WrittenFailure) -> [Int] {
    let position = position(at: place)
    game.work += 1
    if game.work >= nextQuestion {
      nextQuestion = game.work + LineLimits.workBetweenQuestions
      if let reason = limits.stopReason(nodes: UInt64(positions)) { throw .stopped(reason) }
    }
    round += 1
    var (unknown, isWon, before): ([Int], Bool?, Int) = ([], nil, options)
    var failure: WrittenFailure?
    do throws(WrittenGameError) {
      isWon = isOutcome ? try game.ending(position) : nil
      if isWon == nil {
        isWon = meetRuns(of: position, from: place, &unknown) ? nil : true
      }
      if isWon == nil {
        try game.forEachResult(of: position, in: box, moves: place < inBox ? others : nil) { result in
          do throws(WrittenFailure) {
            isWon = try meet(result, from: place, &unknown) ? nil : true
          } catch {
            failure = error
          }
          return failure == nil && isWon == nil
        }
      }
    } catch {
      throw WrittenFailure(position, error)
    }
    if let failure { throw failure }
    if let isWon {
      finish(place, isWon ? 1 : 0)
      return []
    } else if !unknown.isEmpty {
      options = before
    } else if case .wins(let play) = meaning {
      finish(place, options == before && play == .misere ? 1 : 0)
    } else {
      before = 0
      while before < rounds.count, rounds[before] == round { before += 1 }
      guard before < Int(UInt16.max) - 2 else { throw .position(position, .tooLargeValue) }
      finish(place, before)
    }
    return unknown
  }

  /// Meets the options of moves that are runs; false where one wins.
  private func meetRuns(of position: [Int], from place: Int, _ unknown: inout [Int]) -> Bool {
    guard let box, place < inBox else { return true }
    for run in runs {
      let count = run.count(at: position)
      guard count > 0 else { continue }
      let (fixed, step) = run.distances(in: box)
      options += count
      game.work += count / 16
      if !meet(count, from: place - fixed, step, &unknown) { return false }
    }
    return true
  }

  /// Meets the options of a run; false where one wins. The tables are variables of the loop, which
  /// is several times as fast as those of the object.
  private func meet(_ count: Int, from place: Int, _ step: Int, _ unknown: inout [Int]) -> Bool {
    let (entries, round, isOutcome) = (entries, round, isOutcome)
    var rounds: [Int] = []
    swap(&rounds, &self.rounds)
    defer { swap(&rounds, &self.rounds) }
    var next = place
    for _ in 0..<count {
      next -= step
      let entry = Int(entries[next])
      if entry < 2 {
        unknown.append(next)
        continue
      }
      if isOutcome, entry == 2 { return false }
      while rounds.count <= entry - 2 { rounds.append(0) }
      rounds[entry - 2] = round
    }
    return true
  }

  /// Marks what an option in the box is worth, or adds it where that isn't known; false where it
  /// wins.
  @inline(__always)
  private func meet(_ option: Int, _ unknown: inout [Int]) -> Bool {
    let entry = entries[option]
    guard entry > 1 else {
      unknown.append(option)
      return true
    }
    if entry == 2, isOutcome { return false }
    mark(Int(entry) - 2)
    return true
  }

  /// The same for any option.
  private func meet(
    _ result: WrittenResult, from place: Int, _ unknown: inout [Int]
  ) throws(WrittenFailure) -> Bool {
    // A move that changes nothing is none.
    if result.place == place { return true }
    options += 1
    if result.place >= 0 { return meet(result.place, &unknown) }
    var (value, isKnown): (Int, Bool) = (0, true)
    for part in 0..<result.partCount {
      let next = result.isPlaced ? game.places[part] : try self.place(of: game.found[part])
      if entries[next] > 1 {
        value ^= Int(entries[next]) - 2
      } else {
        isKnown = false
        unknown.append(next)
      }
    }
    guard isKnown else { return true }
    if value == 0, isOutcome { return false }
    mark(value)
    return true
  }

  @inline(__always)
  private func mark(_ value: Int) {
    while rounds.count <= value { rounds.append(0) }
    rounds[value] = round
  }

  private func finish(_ place: Int, _ value: Int) {
    entries[place] = UInt16(value + 2)
    positions += 1
  }
}
