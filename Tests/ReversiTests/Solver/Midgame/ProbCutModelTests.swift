import GameCore
import Reversi
import Testing

@Suite struct ProbCutModelTests {
  @Test(arguments: ["probcut.txt", "probcut-6.txt"])
  func `the shipped models are some, and grow with the distance of the depths`(file: String) throws {
    let model = try ProbCutModel(text: ReversiData.bytes(file))
    for line in [model.middle, model.end] {
      #expect(line.shallow < 0, "a deeper shallow search is nearer")
      #expect((1...10).contains(line.deviation(deep: 8, shallow: 2, empties: 20)))
    }
    #expect(model.middle.deep > 0)
  }

  @Test func `a model is read as it was written`() throws {
    let line = ProbCutModel.Line(base: 4.5, deep: 0.25, shallow: -0.4321, empties: -0.0625, least: 1)
    let end = ProbCutModel.Line(base: 7, deep: 0, shallow: -0.5, empties: 0.03, least: 0.5)
    let model = ProbCutModel(middle: line, end: end)
    #expect(try ProbCutModel(text: Array(("# a comment\n" + model.text).utf8)) == model)
    #expect(try ProbCutModel(text: Array(ProbCutModel.conservative.text.utf8)) == .conservative)
  }

  @Test func `anything else is refused`() {
    let good = ProbCutModel.conservative.text
    let bad = [
      "", "middle 1 2 3 4 5\n", good + good, good.replacingFirst("end", by: "ende"), good + "third 1 2 3 4 5\n",
      "middle 1 2 3 4 5\nend 1 2 3 4\n", "middle 1 2 3 4 nan\nend 1 2 3 4 5\n", "middle 1 2 3 4 0\nend 1 2 3 4 5\n",
      "middle 1 2 3 4 65\nend 1 2 3 4 5\n",
    ]
    for text in bad { #expect(throws: WeightsError.notWeights) { try ProbCutModel(text: Array(text.utf8)) } }
  }

  @Test func `the same plan gives the same model with any number of threads`() throws {
    let weights = try #require(TestAdvisers.weights)
    let trainer = ProbCutTrainer(ProbCutPlan(positions: 32, depth: 6, seed: 3), evaluation: weights)
    let first = try #require(trainer.fit(limits: .none))
    let second = try #require(trainer.fit(limits: SearchLimits(threads: 3)))
    #expect(first.model == second.model)
    #expect(first.middle == second.middle && first.end == second.end)
    #expect(first.middle.allSatisfy { $0.deep > $0.shallow && $0.deviation >= 0 && $0.count > 0 })
    let stop = StopSignal()
    stop.raise()
    #expect(trainer.fit(limits: SearchLimits(stopSignal: stop)) == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a fit that would take hours ends with its time`() throws {
    let plan = ProbCutPlan(positions: 8, depth: 16, seed: 4)
    let trainer = ProbCutTrainer(plan, evaluation: try #require(TestAdvisers.weights))
    #expect(trainer.fit(limits: SearchLimits(deadline: .after(seconds: 0.05))) == nil)
  }

  @Test func `surer searches visit more positions and stay nearer to the whole one`() {
    var nodes = [UInt64](repeating: 0, count: Selectivity.allCases.count)
    var errors = [Int](repeating: 0, count: Selectivity.allCases.count)
    for position in RandomPosition.list(8, empties: 34, seed: 92) {
      let whole = Adviser(TestAdvisers.full()).advise(position, effort: Effort(depth: 8), count: 1)
      for (place, selectivity) in Selectivity.allCases.enumerated() {
        let effort = Effort(depth: 8, selectivity: selectivity)
        let advice = Adviser(TestAdvisers.full()).advise(position, effort: effort, count: 1)
        nodes[place] += advice.nodes
        errors[place] += abs((advice.moves.first?.value ?? 0) - (whole.moves.first?.value ?? 0))
      }
    }
    #expect(nodes[0] < nodes[4] && nodes[4] < nodes[5], "\(nodes)")
    #expect(errors[4] <= errors[0] && errors[5] == 0, "\(errors)")
  }
}

extension String {
  /// The text with one word for another, once.
  fileprivate func replacingFirst(_ word: String, by other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
