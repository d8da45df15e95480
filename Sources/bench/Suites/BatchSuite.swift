import Games
import Documents
import GameCore
import Questions

extension Suite {
  /// Small questions in JSON, answered at one interface on one thread as `batch` answers them.
  static let batch = Suite(
    name: "batch", summary: "small questions in JSON: read, answered, written",
    cases: [
      Case(name: "set-hints", repetitions: 10) {
        answer(#"{"ask":"set.hints","id":7,"request":{"cards":"1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS"}}"#)
      },
      Case(name: "matchsticks-analyze", repetitions: 10) {
        answer(#"{"ask":"matchsticks.analyze","id":7,"request":{"pile":"18","rules":"take:3"}}"#)
      },
      Case(name: "cardmatch-analyze", repetitions: 10) {
        answer(#"{"ask":"cardmatch.analyze","id":7,"request":{"cards":"AH 8D TS 8C 3H 4C 7H"}}"#)
      },
    ])

  private static let rounds = 2_000

  /// The same question many times; the signature is the size of the documents.
  private static func answer(_ question: String) -> Work {
    let environment = Environment { name throws(Fault) in throw .io(name) }
    let interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: StopSignal(), showsRun: false)
    let line = Array(question.utf8)
    var writer = JSONWriter(capacity: 1 << 20)
    var bytes = 0
    for _ in 0..<rounds {
      guard interface.answer(line[...], to: &writer) == .done else {
        return Work(signature: "unanswered", amount: 0, unit: "questions")
      }
      bytes += writer.bytes.count
      writer.removeAll()
    }
    return Work(signature: "\(bytes)", amount: Double(rounds), unit: "questions")
  }
}
