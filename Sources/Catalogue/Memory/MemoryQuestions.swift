extension Question {
  /// The questions about memory, in the order of help.
  static let memory: [Question] = [.memoryAnalyze, .memoryHints, .memoryReport, .memorySimulate]
}
