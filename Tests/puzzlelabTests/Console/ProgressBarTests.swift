import GameCore
import Testing

import puzzlelab

@Suite struct ProgressBarTests {
  @Test func `it tells share, amount, rate and time left`() {
    let progress = Progress(completed: 500_000, total: 2_000_000, unit: "games")
    let line = ProgressBar.line(progress, elapsedSeconds: 2, columns: 90)
    #expect(line == "  25 % ███████░░░░░░░░░░░░░░░░░░░░░░░ 500 k of 2.00 M games · 250 k games/s · 6.00 s left")
  }

  @Test func `without a total it tells amount and rate`() {
    let line = ProgressBar.line(Progress(completed: 42, unit: "lines"), elapsedSeconds: 2, columns: 80)
    #expect(line == "  42 lines · 21 lines/s")
  }

  @Test(arguments: [10, 20, 40, 60, 79, 200], [0, 0.5, 3, 1e7]) func `it fits every width`(
    columns: Int, completed: Double
  ) {
    for total in [nil, 0, 3, 1e7] as [Double?] {
      let progress = Progress(completed: completed, total: total, unit: "positions")
      for seconds in [0, 0.1, 1e6] {
        #expect(ProgressBar.line(progress, elapsedSeconds: seconds, columns: columns).count <= columns)
      }
    }
  }
}
