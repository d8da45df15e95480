extension Question {
  /// The questions about matchsticks, in the order of help.
  static let matchsticks: [Question] = []
}
