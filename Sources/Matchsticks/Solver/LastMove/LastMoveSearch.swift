import GameCore

/// Last-move rules on several heaps: the limit from the last take holds for whichever heap is moved
/// in next.
///
/// No theory reaches beyond small cases (two piles of Fibonacci nim: Larsson & Rubinstein-Salzedo
/// 2018), so every position below the given one is examined once (``LastMoveBox``).
struct LastMoveSearch {
  private let rule: LastMoveRule
  private let sizes: [Int]
  private let box: LastMoveBox

  /// The most positions examined: 4 bytes each.
  static let positionLimit = 100_000_000
  /// The most pairs of a position and a cap for which the length of the game is found.
  static let lengthLimit = 4_000_000

  /// A single heap up to this size has its lengths found.
  static let longestHeap = 1900

  /// Examines every position below the heaps.
  /// - Throws: ``SolverError/searchTooLarge(limit:)``, ``SolverError/stopped(_:)``.
  init(
    _ rule: LastMoveRule, play: PlayConvention, sizes: [Int], limits: SearchLimits, observer: Observer = .silent
  ) throws(SolverError) {
    guard let count = Self.positions(sizes) else { throw .searchTooLarge(limit: Self.positionLimit) }
    let caps = (0...(sizes.max() ?? 0)).map { UInt32(min($0 == 0 ? 0 : rule.limit(after: $0), 1 << 31)) }
    box = LastMoveBox(sizes: sizes, caps: caps)
    self.rule = rule
    self.sizes = sizes
    // The player who cannot move loses in normal play, and wins in misère play.
    let isFilled = box.fill(empty: play == .normal ? LastMoveBox.never : 0) { place in
      observer.report(Progress(completed: Double(place), total: Double(count), unit: "positions"))
      return limits.stopReason(nodes: UInt64(place)) == nil
    }
    guard isFilled else { throw .stopped(limits.stopReason(nodes: .max) ?? .nodeLimit) }
  }

  /// The number of positions below the heaps, themselves included; `nil` when that is too many.
  private static func positions(_ sizes: [Int]) -> Int? {
    var count = 1
    for size in sizes {
      guard size <= positionLimit, count * (size + 1) <= positionLimit else { return nil }
      count *= size + 1
    }
    return count
  }

  /// How many positions were examined.
  var positions: Int { box.count }

  /// Whether the player who finds the heaps after `take` from the heap at `place` loses.
  func wins(taking take: Int, from place: Int) -> Bool {
    box.need(box.count - 1 - take * box.strides[place]) > box.cap(after: take)
  }

  /// How many moves the game lasts after `take` from the heap at `place`, that one among them, when
  /// the winner hurries and the loser holds out.
  typealias Length = (_ take: Int, _ place: Int) -> Int

  /// Whether there are few enough pairs of a position and a cap to find all lengths.
  static func hasLengths(_ sizes: [Int]) -> Bool {
    guard let count = positions(sizes) else { return false }
    return count <= lengthLimit / ((sizes.max() ?? 0) + 1) && sizes.reduce(0, +) < 1 << 16
  }

  /// The lengths of the game; `nil` when there are too many pairs of a position and a cap.
  ///
  /// The length under the cap c follows from that under c − 1 and the takes of c: the shortest win
  /// so far, or the longest loss.
  func lengths() -> Length? {
    let width = (sizes.max() ?? 0) + 1
    guard Self.hasLengths(sizes) else { return nil }
    var lasts = [UInt16](repeating: 0, count: box.count * width)
    for place in 1..<max(box.count, 1) {
      var (shortestWin, longestLoss) = (UInt16.max, UInt16(0))
      for cap in 1..<width {
        for (index, stride) in box.strides.enumerated() where place / stride % (sizes[index] + 1) >= cap {
          let next = place - cap * stride
          let moves = lasts[next * width + min(Int(box.cap(after: cap)), width - 1)] + 1
          if box.need(next) > box.cap(after: cap) {
            shortestWin = min(shortestWin, moves)
          } else {
            longestLoss = max(longestLoss, moves)
          }
        }
        lasts[place * width + cap] = shortestWin < .max ? shortestWin : longestLoss
      }
    }
    return { [box] take, place in
      let next = box.count - 1 - take * box.strides[place]
      return Int(lasts[next * width + min(Int(box.cap(after: take)), width - 1)]) + 1
    }
  }
}
