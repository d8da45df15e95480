import GameCore
import Synchronization

/// Items that several threads take, a portion at a time.
enum SharedPortions {
  /// Calls `work` on each thread with what hands out the next portion, `nil` when all are taken or
  /// a limit is reached, and joins what the calls return, in no particular order.
  /// - Parameters:
  ///   - items: The items, `total` of which count as progress.
  ///   - interval: After how many portions progress is reported.
  /// - Returns: why the work was stopped, too; then items are missing.
  static func run<Found: Sendable>(
    _ items: Range<Int>, of total: Int, by size: Int, reportingEvery interval: Int, limits: SearchLimits,
    observer: Observer, from nothing: Found, add: @escaping @Sendable (inout Found, Found) -> Void,
    _ work: @escaping @Sendable (_ next: () -> Range<Int>?) -> Found
  ) -> (found: Found, stopped: StopReason?) {
    let all = Lock<(found: Found, stopped: StopReason?)>((nothing, nil))
    let taken = Counter()
    let portions = (items.count + size - 1) / size
    @Sendable func share() {
      var stopped: StopReason?
      let found = work {
        let portion = taken.next()
        guard portion < portions else { return nil }
        stopped = limits.stopReason()
        guard stopped == nil else { return nil }
        let first = items.lowerBound + portion * size
        if portion % interval == interval - 1 {
          observer.report(Progress(completed: Double(first), total: Double(total), unit: "classes"))
        }
        return first..<min(items.upperBound, first + size)
      }
      all.withLock {
        add(&$0.found, found)
        $0.stopped = $0.stopped ?? stopped
      }
    }
    let threads = min(limits.threads, portions)
    if threads > 1 { Workers.run(threads) { _ in share() } } else { share() }
    return all.withLock { $0 }
  }
}
