import ExactArithmetic
import GameCore

/// All positions of a match with their moves: heaps, heaps with what may be taken, or sums of
/// heaps, as the rules ask.
struct MatchGraph: Sendable {
  /// The positions that the moves of each position lead to, by take, then by the smaller heaps
  /// left; every one is smaller.
  let options: [[Int]]
  /// Whether the player to move wins.
  let wins: [Bool]
  /// How many moves follow when the winner hurries and the loser holds out.
  let moves: [Int]
  /// Whether a position is a heap, and nothing more.
  let isOneHeap: Bool
  /// Where the match begins.
  var start: Int { options.count - 1 }

  /// The most positions and moves of a match under rules that need more than the heap to know a
  /// position.
  static let positionLimit = 20_000
  private static let moveLimit = 1_000_000

  /// The positions below one heap.
  /// - Throws: ``SolverError/searchTooLarge(limit:)``, ``SolverError/stopped(_:)``.
  init(_ game: TakeAwayGame, heap: Int, limits: SearchLimits) throws(SolverError) {
    let (theory, line) = (game.rules.theory, game.rules.line)
    isOneHeap = line == nil && theory.lastMove == nil && theory.mostHeapsLeft == 1
    if let line {
      options = try Self.line(line, heap, limits)
    } else if let rule = theory.lastMove {
      options = try Self.capped(rule, heap, play: game.play, limits)
    } else if !isOneHeap {
      options = try Self.sums(theory, heap, limits)
    } else {
      options = (0...heap).map { size in theory.moves(from: size).map { size - $0.take } }
    }
    var (wins, moves): ([Bool], [Int]) = ([], [])
    for next in options {
      let winning = next.filter { !wins[$0] }
      wins.append(next.isEmpty ? game.play == .misere : !winning.isEmpty)
      let last = winning.isEmpty ? next.map { moves[$0] }.max() : winning.map { moves[$0] }.min()
      moves.append(last.map { $0 + 1 } ?? 0)
    }
    (self.wins, self.moves) = (wins, moves)
  }

  /// The first winning move, or the one that holds out longest, the first among equals.
  func best(_ position: Int) -> Int? {
    let next = options[position]
    if let winning = next.first(where: { !wins[$0] }) { return winning }
    return next.map { moves[$0] }.max().flatMap { most in next.first { moves[$0] == most } }
  }

  /// Heaps with what may be taken at most.
  private static func capped(
    _ rule: LastMoveRule, _ heap: Int, play: PlayConvention, _ limits: SearchLimits
  ) throws(SolverError) -> [[Int]] {
    let first = rule.firstLimit(heap: BigInt(heap), play: play).toInt() ?? heap
    return try numbered(from: [heap, min(first, heap)], limits, mostMoves: moveLimit, shown: { $0 }) { position in
      stride(from: 1, through: position[1], by: 1).map { take in
        let rest = position[0] - take
        return [rest, min(rule.limit(after: take), rest)]
      }
    }
  }

  /// Sums of heaps, ascending; a move that takes nothing makes one heap more.
  private static func sums(
    _ theory: any Theory, _ heap: Int, _ limits: SearchLimits
  ) throws(SolverError) -> [[Int]] {
    guard theory.moveCount(from: heap) <= moveLimit else { throw .searchTooLarge(limit: positionLimit) }
    return try numbered(from: heap > 0 ? [heap] : [], limits, mostMoves: moveLimit, shown: { $0 }) { heaps in
      let all = heaps.indices.flatMap { place in
        theory.moves(from: heaps[place]).map { move in
          (move.take, (heaps[..<place] + heaps[(place + 1)...] + move.leaves).sorted())
        }
      }
      return all.sorted { $0.0 < $1.0 }.map { $0.1 }
    }
  }

  /// Numbers all positions below `start`, each after all that its moves lead to.
  static func numbered<Position: Hashable>(
    from start: Position, _ limits: SearchLimits, mostMoves: Int = .max, shown: @escaping (Position) -> [Int],
    _ next: @escaping (Position) throws(WrittenFailure) -> [Position],
    failing: (WrittenFailure) -> SolverError = { _ in .searchTooLarge(limit: positionLimit) }
  ) throws(SolverError) -> [[Int]] {
    var (options, moves): ([[Int]], Int) = ([], 0)
    var places = WrittenValues<Position, Int>(limits: limits, shown: shown) { position throws(WrittenFailure) in
      let list = try next(position)
      moves += list.count
      guard moves <= mostMoves else { throw .tooManyPositions(limit: positionLimit) }
      return list
    } value: { _, places throws(WrittenFailure) in
      options.append(places)
      return options.count - 1
    }
    places.most = positionLimit
    do throws(WrittenFailure) {
      _ = try places.value(of: start)
    } catch .tooManyPositions {
      throw .searchTooLarge(limit: positionLimit)
    } catch .stopped(let reason) {
      throw .stopped(reason)
    } catch {
      throw failing(error)
    }
    return options
  }
}
