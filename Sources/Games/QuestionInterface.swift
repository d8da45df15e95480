import Documents
import GameCore
import Questions

/// The catalogue for Swift programs: questions in JSON in, documents in JSON out, without a process
/// between.
///
/// ```swift
/// let interface = QuestionInterface { name in try bytes(of: "/usr/share/puzzlelab/data/" + name) }
/// let document = interface.answer(#"{"ask":"set.hints","request":{"cards":"2GSF 1RDE 3POS"}}"#)
/// ```
///
/// Typed questions and answers are in the libraries of the games; this is for programs that choose
/// the question when they run. An interface keeps what is expensive to make, such as the weights of
/// Reversi, for later questions.
public struct QuestionInterface: Sendable {
  private let interface: JSONInterface

  /// An interface whose questions read the toolkit's data files, such as
  /// "reversi/evaluation.weights", by `dataFile`.
  ///
  /// Its questions read and write no other files. `stopSignal` ends the question that is being
  /// answered.
  public init<Failure: Error>(
    stopSignal: StopSignal = StopSignal(), dataFile: @escaping @Sendable (_ name: String) throws(Failure) -> [UInt8]
  ) {
    let environment = Environment.lending { name throws(Fault) in
      do { return try dataFile(name) } catch { throw .io("\(name): this data file can't be read") }
    }
    interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: stopSignal)
  }

  /// The names of all questions, game by game.
  public static var questions: [String] { QuestionTable.puzzlelab.questions.map { $0.name } }

  /// The JSON Schema (2020-12) of a question's document, or of what all documents share (`common`),
  /// which those of questions refer to, of a fault (`error`) or of play (`set.play`); `nil` for any
  /// other name.
  public static func schema(of name: String) -> String? {
    QuestionTable.puzzlelab.schema(named: name).map { String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  /// The document that answers a question `{"ask":…,"request":{…},"id":…}`, or an error document.
  public func answer(_ question: String) -> String {
    var writer = JSONWriter()
    _ = interface.answer(Array(question.utf8)[...], to: &writer)
    return String(decoding: writer.bytes.dropLast(), as: UTF8.self)
  }
}
