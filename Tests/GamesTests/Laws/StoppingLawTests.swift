import Documents
import GameCore
import Games
import Glibc
import Questions
import TestSupport
import Testing

/// Laws of answers that are stopped, for every question: they end, and what they claim is true.
@Suite struct StoppingLawTests {
  private static func answer(_ request: Request, _ signal: StopSignal) throws -> Answer {
    try Answering(environment: LawRequests.environment, stopSignal: signal).answer(request)
  }

  /// The result of an answer, read back, and its status.
  private static func result(_ answer: Answer) throws -> (result: JSON, status: Documents.ExitStatus) {
    var json = JSONWriter()
    answer.write(showsRun: false, to: &json)
    let document = try JSONReader.read(json.bytes.dropLast())
    return (try #require(document["result"]), answer.status)
  }

  /// What a stopped answer claims against the whole one; a stop before there was an answer claims
  /// nothing.
  private static func expectTruth(_ request: Request, _ signal: StopSignal, _ whole: JSON, _ how: String) throws {
    do {
      let (stopped, status) = try result(try answer(request, signal))
      let faults = Claims(of: stopped, against: whole).faults
      #expect(faults.isEmpty, "\(request.question.name) with \(how): \(faults.prefix(3))")
      #expect(status == .done || status == .stopped || status == .disagreement, "\(request.question.name) with \(how)")
    } catch {
      #expect(
        Fault(any: error).status == .stopped, "\(request.question.name) with \(how): \(Fault(any: error).message)")
    }
  }

  @Test func `every name that is left out of the laws is a question's`() {
    #expect(LawRequests.unknownNames.isEmpty)
  }

  @Test(.timeLimit(.minutes(5)), arguments: LawRequests.questions.map(\.name))
  func `a question that is stopped claims only what the whole answer says`(_ name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let requests = LawRequests.requests(question)
    try #require(!requests.isEmpty, "no example of \(name) can be asked")
    var generator = SeededGenerator(seed: 38)
    for request in requests {
      let whole = try LawRequests.whole(request).result
      for (limit, values) in [("nodes", ["0", "1", "2", "7"]), ("time", ["0.000000001", "0.05"])] {
        for value in values {
          guard let limited = LawRequests.limited(request, limit, value) else { continue }
          try Self.expectTruth(limited, StopSignal(), whole, "\(limit) \(value)")
        }
      }
      let raised = StopSignal()
      raised.raise()
      try Self.expectTruth(request, raised, whole, "a signal raised before")
      let signal = StopSignal()
      let microseconds = UInt32(generator.index(20_000))
      _ = Workers.detached {
        usleep(microseconds)
        signal.raise()
      }
      try Self.expectTruth(request, signal, whole, "a signal after \(microseconds) µs")
    }
  }
}
