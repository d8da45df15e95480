extension Question {
  /// The questions about cardmatch, in the order of help.
  static let cardmatch: [Question] = []
}
