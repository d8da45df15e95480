import Reversi

extension ReversiProof: WordedProof {
  /// The argument in a few words.
  package var words: String {
    switch self {
    case .gameOver: "the game is over"
    case .search: "exhaustive search"
    case .stoppedSearch: "exhaustive search, stopped early"
    case .joinedSearches: "exhaustive searches of the positions that follow, joined"
    case .stableDiscs: "stable discs"
    case .everyLine: "counting every line of play"
    }
  }
}
