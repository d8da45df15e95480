import BookFiles
import Databases
import Reversi

extension BookFile {
  /// The book to look things up in; what is wrong with it is said without its name.
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
