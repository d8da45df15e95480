import Documents
import Reversi

extension ReversiProof: WordedProof {
  package static var tableParts: [EvidencePart] { EvidencePart.interval + [.depth, .selectivity] }

  /// The argument in a few words.
  package var words: String {
    switch self {
    case .gameOver: "the game is over"
    case .search: "exhaustive search"
    case .stoppedSearch: "exhaustive search, stopped early"
    case .joinedSearches:
      "exhaustive searches of the positions that follow, as stated by the answers given for them"
    case .book: "the opening book states that the value is proved"
    case .file: "the scores are those that the file states"
    case .recordedGames: "the results are those that the games record"
    case .stableDiscs: "stable discs"
    case .claims: "the bounds that the file claims, carried back over all positions up to them"
    case .everyLine: "counting every line of play"
    }
  }
}
