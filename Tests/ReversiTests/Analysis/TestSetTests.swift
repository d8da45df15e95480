import GameCore
import Reversi
import ReversiOracles
import Testing

@Suite struct TestSetTests {
  private static let plan = TestSetPlan(size: .six, empties: 3...6, seed: 5, evaluation: "abc")

  private static func made(_ count: Int, _ plan: TestSetPlan = plan, threads: Int = 1) -> TestSet {
    var set = TestSet(plan)
    _ = ReversiSolver().extend(&set, to: count, limits: SearchLimits(threads: threads)) { _ in }
    return set
  }

  private static let set = made(300)

  @Test func `phases and players have equal shares, scores are those of trying everything`() {
    #expect(Self.set.entries.count == 300 && Self.set.nodes > 0)
    for (number, entry) in Self.set.entries.enumerated() {
      #expect(entry.position.size == .six && entry.position.emptyCount == 3 + number % 4)
      #expect(entry.source == ["random", "level:0", "level:4", "level:8"][number / 4 % 4])
      #expect(!entry.position.mustPass && !entry.position.isFinished)
      #expect(entry.score == SlowReversi.score(entry.position))
    }
  }

  @Test func `no position comes twice, however it is turned`() {
    // With one empty square, some games end alike.
    let set = Self.made(600, TestSetPlan(size: .six, empties: 1...1, seed: 5, evaluation: "abc"))
    let images = Set(set.entries.map { CanonicalPosition($0.position) })
    #expect(images.count == 600)
  }

  @Test func `threads don't change a set, a smaller one is its beginning`() {
    #expect(Self.made(300, threads: 3).entries == Self.set.entries)
    #expect(Self.made(70).entries == Array(Self.set.entries.prefix(70)))
    var other = TestSetPlan(size: .six, empties: 3...6, seed: 6, evaluation: "abc")
    #expect(Self.made(8, other).entries != Array(Self.set.entries.prefix(8)))
    other = TestSetPlan(seed: 1, evaluation: "abc")
    #expect(Self.made(4, other).entries.map(\.position.emptyCount) == [8, 9, 10, 11])
  }

  @Test func `an interrupted set is the beginning of the whole one, and resumes from its file`() throws {
    let signal = StopSignal()
    var set = TestSet(Self.plan)
    var kept: [Int] = []
    let limits = SearchLimits(threads: 2, stopSignal: signal)
    let reason = ReversiSolver().extend(&set, to: 300, limits: limits) { set in
      kept.append(set.entries.count)
      signal.raise()
    }
    #expect(reason == .interrupted && kept.first == 256)
    #expect(set.entries == Array(Self.set.entries.prefix(set.entries.count)))
    var again = try TestSet(obf: Array(set.obf.utf8))
    #expect(again.entries == set.entries && again.plan == Self.plan)
    #expect(ReversiSolver().extend(&again, to: 300) { _ in } == nil)
    #expect(again.entries == Self.set.entries && again.obf == Self.set.obf)
  }

  @Test func `only a title that would be written so is one`() throws {
    let title = Self.plan.title
    #expect(title == "% test set: size 6, empties 3-6, seed 5, evaluation abc")
    let others = [
      "% test set: size 6, empties 3-6, seed 05, evaluation abc",
      "% test set: size 7, empties 3-6, seed 5, evaluation abc",
      "% test set: size 6, empties 6-3, seed 5, evaluation abc",
      "% test set: size 6, empties 3-22, seed 5, evaluation abc",
      "% test set: size 6; empties 3-6, seed 5, evaluation abc", "% test set", "", "% size 6",
    ]
    for other in others { #expect(try TestSet(obf: Array("\(other)\n".utf8)).plan == nil) }
  }

  @Test func `errors are those of a plain count`() throws {
    let adviser = ReversiSolver().adviser()
    let errors = Self.set.entries.map { entry in
      (
        empties: entry.position.emptyCount, source: entry.source ?? "",
        error: Double(adviser.staticValue(of: entry.position)) / 100 - Double(entry.score)
      )
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let accuracy = try ReversiSolver().accuracy(on: Self.set)
    func matches(_ group: EvaluationAccuracy.Group) -> Bool {
      let chosen = errors.filter { error in
        (group.empties.map { $0 == error.empties } ?? true) && (group.source.map { $0 == error.source } ?? true)
      }.map(\.error)
      let found = group.errors
      return found.count == chosen.count && abs((found.meanSize ?? 0) - mean(chosen.map { abs($0) })) < 1e-9
        && abs((found.rootMeanSquare ?? 0) - mean(chosen.map { $0 * $0 }).squareRoot()) < 1e-9
        && abs((found.bias.value ?? 0) / 100 - mean(chosen)) < 1e-9
    }
    #expect(matches(accuracy.overall) && accuracy.overall.errors.count == 300)
    #expect(accuracy.phases.allSatisfy(matches) && accuracy.phases.map(\.empties) == [3, 4, 5, 6])
    #expect(accuracy.sources.allSatisfy(matches) && accuracy.cells.allSatisfy(matches))
    #expect(
      accuracy.sources.map(\.source) == ["random", "level:0", "level:4", "level:8"] && accuracy.cells.count == 16)
    guard case .sampled(300, 5, let lower, let upper, 0.95) = accuracy.evidence else {
      Issue.record("no sample")
      return
    }
    // Without some of its positions it isn't a sample any more.
    let lines = Self.set.obf.split(separator: "\n").filter { !$0.hasSuffix("random") }
    let cut = try TestSet(obf: Array(lines.joined(separator: "\n").utf8))
    #expect(cut.plan == Self.plan && !cut.followsPlan)
    #expect(try ReversiSolver().accuracy(on: cut).evidence == .stated(.file))
    #expect(lower < accuracy.overall.errors.meanSize ?? 0 && upper > accuracy.overall.errors.meanSize ?? 0)
  }

  @Test func `positions of any file are measured as they are`() throws {
    let board = "-OOOOOOOXOOOOXXXXOOOXOXXXOXOOXOOXOXOXOO-XXXOOOO-X-XXXXX--OXXXXX- O"
    let turned = "-OOOOOOOXOOOOXXXXOOOXOXXXOXOOXOOXOXOXOO-XXXOOOO-X-XXXXO--OOOOOOO X"
    let text = "% anything\n\(board); h8:-8; b7:-22; % mine\n\(turned); +8;\n\(board); -8; % mine\n"
    let set = try TestSet(obf: Array(text.utf8))
    #expect(set.plan == nil && set.entries.map(\.score) == [-8, 8, -8])
    #expect(set.entries.map(\.source) == ["mine", nil, "mine"])
    let accuracy = try ReversiSolver().accuracy(on: set)
    #expect(accuracy.overall.errors.count == 3 && accuracy.evidence == .stated(.file))
    #expect(accuracy.sources.map(\.source) == ["mine"] && accuracy.sources[0].errors.count == 2)
    // A remark of its own for each isn't a source.
    let single = try TestSet(obf: Array("\(board); -8; % one\n\(turned); +8; % two\n".utf8))
    #expect(try ReversiSolver().accuracy(on: single).sources.isEmpty)
  }
}
