import BookFiles
import Databases
import Reversi

extension BookFile {
  /// The book for lookups; what is wrong with it is reported without its name.
  var lookup: OpeningBook {
    book { error in
      switch error.reason {
      case .damaged, .altered: UnreadableBook(.damaged, words: "\(error.reason)")
      case .stopped: UnreadableBook(.stopped, words: "stopped")
      default: UnreadableBook(.unavailable, words: "\(error.reason)")
      }
    }
  }
}
