package import GameCore

extension MapFrame {
  /// The work at a small map that is enough to judge larger ones by.
  private static let enough = 1_000_000.0

  /// Checks that the map won't take more than ``LineLimits/mostWork``.
  /// - Throws: ``SolverError/MapFault/work(steps:fits:)``.
  func checkWork(_ play: PlayConvention, values: Bool, _ limits: SearchLimits) throws(SolverError) {
    let most = Double(LineLimits.mostWork)
    guard let work = expectedWork(play, values: values, limits), let whole = work.last, whole > most else { return }
    let divisor = 1 << work.reversed().prefix { $0 > most }.count
    throw .map(.work(steps: Int(min(whole, 1e18)), fits: bounds.map { $0 / divisor }))
  }

  /// The work that this map is expected to take, in tries of moves, after those of maps with bounds
  /// halved again and again; `nil` where a small map fails, so that the map itself says why.
  ///
  /// Small maps are made, each with bounds twice as large as the one before, until one is worth
  /// judging by. From one to the next the work grows by some factor, which is taken to be the same
  /// for the following ones. So the estimate grows as the work does, however moves depend on the
  /// numbers, and however soon a winning one is found.
  /// - Complexity: a small share of the work at the map, or some millions of tries.
  package func expectedWork(_ play: PlayConvention, values: Bool, _ limits: SearchLimits) -> [Double]? {
    var divisor = 1
    while divisor <= bounds.max() ?? 0 { divisor *= 2 }
    var work = [0.0]
    while divisor > 2, work[work.count - 1] < Self.enough {
      divisor /= 2
      let game = WrittenGame(rule)
      let frame = MapFrame(self, dividedBy: divisor)
      do throws(WrittenFailure) {
        _ = try frame.examine(game, play, values: values, limits, .silent)
      } catch {
        return nil
      }
      work.append(Double(game.work))
    }
    let (one, next) = (work.dropLast().last ?? 0, work[work.count - 1])
    let factor = one > 0 ? max(1, next / one) : 1
    while divisor > 1 {
      work.append(work[work.count - 1] * factor)
      divisor /= 2
    }
    return work
  }
}
