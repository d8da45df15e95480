import Documents
import Foundation
import GameCore
import Games
import Questions
import Testing

/// Laws of long texts, for every parameter that takes one: no request takes long to be read.
@Suite struct LongTextLawTests {
  /// A parameter of a question.
  struct Place: CustomStringConvertible {
    let question: Question
    let parameter: AnyParameter
    var description: String { "\(question.name) \"\(parameter.key)\"" }

    /// Reads a request with this value: what is wrong with it.
    func fault(of value: JSON, time: Double? = nil, since arrival: Moment = .now, _ signal: StopSignal = StopSignal())
      -> Fault?
    {
      var members = [JSON.Member(key: parameter.key, value: value)]
      if let time { members.append(JSON.Member(key: "time", value: .number("\(time)"))) }
      do throws(Fault) {
        _ = try Request(question, json: .object(members), since: arrival, stopSignal: signal)
        return nil
      } catch {
        return error
      }
    }
  }

  private static let places = QuestionTable.puzzlelab.questions.flatMap { question in
    question.parameters.map { Place(question: question, parameter: $0) }
  }

  /// Those that differ in what they read, one of each, and take texts that are long.
  private static let readers: [Place] = {
    var known: Set<String> = []
    return places.filter { $0.parameter.longest > TextLength.word }.filter { place in
      let game = place.question.path[0]
      return known.insert("\(game) \(place.parameter.key) \(place.parameter.metavar)").inserted
    }
  }()

  /// What texts are made of: words, marks, brackets, characters of several bytes, ends of lines.
  private static let pieces = [
    "x", "é", " 1", ",", "[", "{", "\"", "“ ", "f5", "\n", "a:", "❤️", "1AH ", "0", "-",
  ]

  @Test func `a text is as long as its parameter allows, or refused by its length`() {
    for place in Self.places where place.parameter.longest <= TextLength.pasted && !place.parameter.isFlag {
      let longest = place.parameter.longest
      let refusal = place.fault(of: .string(String(repeating: "x", count: longest + 1)))
      #expect(refusal?.status == .usage, "\(place)")
      #expect(refusal?.message.contains("more than \(Wording.grouped(longest)) bytes") == true, "\(place)")
      let list = JSON.array(Array(repeating: .string("xxx"), count: longest / 4 + 1))
      #expect(place.fault(of: list)?.message.contains("more than") == true, "\(place)")
    }
  }

  @Test func `a signal, or the time of a request, ends the reading of a long text`() {
    let raised = StopSignal()
    raised.raise()
    let text = JSON.string(String(repeating: "x", count: 20_000))
    for place in Self.readers {
      #expect(place.fault(of: text, raised)?.status == .stopped, "\(place)")
      let late = place.fault(of: text, time: 1, since: .now - .seconds(2))
      #expect(late?.status == .stopped, "\(place)")
      #expect(place.fault(of: .string("x"), raised)?.status != .stopped, "\(place): a short one is read")
    }
  }

  @Test func `of unknown parameters only the first is examined`() {
    let question = QuestionTable.puzzlelab.questions[0]
    let members = (0..<20_000).map { JSON.Member(key: "unknown\($0)", value: .null) }
    let read = Self.seconds { _ = try? Request(question, json: .object(members)) }
    let readOne = Self.seconds { for _ in 0..<1_000 { _ = try? Request(question, json: .object([members[0]])) } }
    #expect(read < readOne, "20,000 unknown members take less than 1,000 requests with one")
  }

  /// Four times the text takes at most six times as long, whatever it is made of.
  @Test func `texts are read in linear time`() {
    for place in Self.readers {
      for piece in Self.pieces {
        // Another try where something else has held the thread.
        let isLinear = (0..<4).contains { _ in
          let times = [1, 4].map { scale in
            let text = JSON.string(String(repeating: piece, count: scale * Self.length / piece.utf8.count))
            return Self.seconds { _ = place.fault(of: text) }
          }
          return times[1] < Self.negligible || times[1] < 6 * times[0]
        }
        #expect(isLinear, "\(place), a text of \(piece.debugDescription)")
      }
    }
  }

  private static let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil
  private static let length = isLong ? 30_000 : 400
  /// Seconds that say nothing about growth.
  private static let negligible = 0.004

  /// The processor time that `body` takes on this thread.
  private static func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
    }
    let begin = now()
    body()
    return now() - begin
  }
}
