import GameCore
import Synchronization

/// Reports to an observer how far the search of a position has come: the steps that are done, which
/// are root moves or passes, and the positions that all threads have visited. Steps differ too much
/// to predict the time that is left.
final class SearchWatch: Sendable {
  private let observer: Observer
  private let steps: Int
  private let unit: String
  private let done = Atomic<Int>(0)
  private let visited = Atomic<UInt64>(0)

  /// A report is made whenever this many positions have been visited: a few times a second.
  private static let interval: UInt64 = 1 << 23

  /// Watches a search of a number of steps; `unit` is what they are, in the plural.
  init(_ observer: Observer, steps: Int, unit: String) {
    self.observer = observer
    self.steps = steps
    self.unit = unit
  }

  /// Watches the proof of a position; `nil` where that takes only a moment.
  convenience init?(proofOf position: Position, _ observer: Observer) {
    let position = position.mustPass ? position.passing : position
    guard position.emptyCount >= Tuning.scoutEmpties, !position.isFinished else { return nil }
    self.init(observer, steps: position.legalSquares.count, unit: "root moves")
    report()
  }

  /// Takes note that this many steps are done.
  func step(_ count: Int) {
    done.store(count, ordering: .relaxed)
    report()
  }

  /// Takes note that this many more positions have been visited.
  func visit(_ positions: UInt64) {
    let (before, now) = visited.wrappingAdd(positions, ordering: .relaxed)
    if before / Self.interval < now / Self.interval { report() }
  }

  private func report() {
    let visited = visited.load(ordering: .relaxed)
    observer.report(
      Progress(
        completed: Double(done.load(ordering: .relaxed)), total: Double(steps), unit: unit,
        effort: visited > 0 ? Progress.Effort(Double(visited), "positions") : nil))
  }
}
