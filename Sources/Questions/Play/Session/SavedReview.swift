/// How a game that was saved is judged: by which question, and which of its parameters are about
/// saved games, too.
package struct SavedReview: Sendable {
  /// The name of the question.
  package let question: String
  private let named: Deferred<AnyParameter>
  private let chosen: Deferred<[AnyParameter]>

  /// A review by the question called `question`, whose parameter `file` names the file.
  package init(
    _ question: String, file: @autoclosure @escaping @Sendable () -> any SomeParameter,
    parameters: @autoclosure @escaping @Sendable () -> [any SomeParameter]
  ) {
    self.question = question
    named = Deferred { file().any }
    chosen = Deferred { parameters().map { $0.any } }
  }

  /// The parameter that names the file.
  package var file: AnyParameter { named.value }

  /// What else may be chosen.
  package var parameters: [AnyParameter] { chosen.value }
}
