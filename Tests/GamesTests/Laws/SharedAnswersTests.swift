import Documents
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// Instances of the program that share the tasks of a question, as the workers of a page do.
@Suite struct SharedAnswersTests {
  @Test(arguments: [
    ("reversi.review", #"{"games":"data/reversi/game.ggf","level":6}"#, true),
    ("reversi.review", #"{"games":"data/reversi/game.ggf","level":8,"fromPly":35,"worst":3}"#, true),
    ("reversi.review", #"{"moves":"f5","level":4}"#, true),
    ("reversi.review", #"{"moves":"f5","level":4,"nodes":99}"#, false),
    ("reversi.perft", #"{"depth":6}"#, true), ("reversi.perft", #"{"depth":1}"#, false),
    ("set.simulate", #"{"games":100000}"#, true), ("set.simulate", #"{"games":10,"skip":8190}"#, true),
    ("set.simulate", #"{"games":10}"#, false), ("set.simulate", #"{"games":100000,"time":60}"#, false),
    ("memory.simulate", #"{"pairs":6,"games":5000,"first":"forgetful","recall":3}"#, true),
    ("memory.simulate", #"{"pairs":6,"games":5000,"first":"optimal","second":"naive"}"#, true),
    ("cardmatch.simulate", #"{"dealSize":6,"games":3000,"policy":"random"}"#, true),
    ("matchsticks.match", #"{"strategies":["perfect","wild"],"pile":20,"takeLimit":3,"games":20000}"#, true),
  ]) func `shared answers are those of one instance`(question: String, request: String, isShared: Bool) throws {
    let line = Array(#"{"ask":"\#(question)","request":\#(request)}"#.utf8)[...]
    let interface = JSONInterface(.puzzlelab, environment: Asked.environment, stopSignal: StopSignal(), showsRun: false)
    func answer(_ tasks: SharedTasks?) -> String {
      var json = JSONWriter()
      _ = interface.answer(line, sharing: tasks, to: &json)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    let alone = answer(nil)
    #expect(!alone.contains("puzzlelab/error/"), Comment(rawValue: alone))

    // A lead without patience, and one that does some rounds on its own.
    for patience in [0, 0.003] {
      var rounds: [SharedTasks.Round] = []
      while true {
        let lead = SharedTasks(.lead(patienceSeconds: patience), rounds: rounds)
        let answered = answer(lead)
        guard let left = lead.left, var round = left.last else {
          #expect(answered == alone)
          break
        }
        rounds = left.dropLast()
        for task in round.indices where round[task] == nil {
          let helper = SharedTasks(.helper(tasks: task..<task + 1), rounds: rounds)
          _ = answer(helper)
          round[task] = try #require(helper.left?.last)[task]
        }
        try #require(!round.contains { $0 == nil })
        rounds.append(round)
      }
      if patience == 0 { #expect(isShared == !rounds.isEmpty) }
    }
  }
}
