import GameCore
import Streams
import Testing

@Suite struct ProgressBarTests {
  @Test func `it shows share, amount, rate and time left`() {
    let progress = Progress(completed: 500_000, total: 2_000_000, unit: "games")
    let line = ProgressBar.line(progress, elapsedSeconds: 2, columns: 90)
    #expect(line == "  25 % ███████░░░░░░░░░░░░░░░░░░░░░░░ 500 k of 2.00 M games · 250 k games/s · 6.00 s left")
  }

  @Test func `the rate of resumed work is that of what was added`() {
    let before = Progress(completed: 21, total: 100, unit: "games")
    let progress = Progress(completed: 31, total: 100, unit: "games")
    let line = ProgressBar.line(progress, since: before, elapsedSeconds: 5, columns: 60)
    #expect(line == "  31 % ███░░░░░░░░ 31 of 100 games · 2 games/s · 34.5 s left")
  }

  @Test func `without a total it shows amount and rate`() {
    let line = ProgressBar.line(Progress(completed: 42, unit: "lines"), elapsedSeconds: 2, columns: 80)
    #expect(line == "  42 lines · 21 lines/s")
  }

  @Test func `of steps that are unlike it shows the effort, and no time left`() {
    let effort = Progress.Effort(12_300_000_000, "positions")
    let progress = Progress(completed: 1, total: 10, unit: "root moves", effort: effort)
    let line = ProgressBar.line(progress, elapsedSeconds: 200, columns: 76)
    #expect(
      line == "  10 % █░░░░░░░░░ 1 of 10 root moves · 12.3 G positions · 61.5 M positions/s")
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
