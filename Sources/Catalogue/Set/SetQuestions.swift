extension Question {
  /// The questions about Set, in the order of help.
  static let set: [Question] = [.setRounds]
}
