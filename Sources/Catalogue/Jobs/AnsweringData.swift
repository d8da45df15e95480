import Reversi

/// The data files that answers rest on: two processes that have different ones don't answer alike.
package enum AnsweringData {
  /// Their names in the folder of data.
  package static let files =
    ReversiWeights.File.allCases.map { "reversi/\($0.rawValue)" } + ["reversi/openings.txt", "reversi/book.db"]
}
