import GameCore
import Memory

extension MemoryProof {
  /// The argument in a few words.
  package var words: String {
    switch self {
    case .emptyTable: "nothing lies on the table"
    case .arrangements: "exact recurrence over all arrangements"
    case .recall: "exact recurrence over what is remembered"
    }
  }
}

extension Evidence<MemoryProof> {
  /// The evidence for documents.
  package var worded: WordedEvidence { worded(\.words) }
}
