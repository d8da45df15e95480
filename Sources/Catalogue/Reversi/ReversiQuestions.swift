extension Question {
  /// The questions about reversi, in the order of help.
  static let reversi: [Question] = []
}
