import Documents
import Memory

extension MemoryProof: WordedProof {
  package static var tableParts: [EvidencePart] { EvidencePart.interval + [.errorBound] }

  package var words: String {
    switch self {
    case .emptyTable: "the table is empty"
    case .knownPairs: "both places of every face are known, so each turn takes a pair"
    case .arrangements: "exact recurrence over all arrangements"
    case .recall: "exact recurrence over the remembered cards"
    case .noPenalty: "a turn that misses shows two new cards, so no point is lost"
    case .orders: "exact recurrence over all orders of the unknown cards"
    case .leads: "exact recurrence over all arrangements and leads; known pairs are taken at once"
    case .turns: "exact recurrence over all arrangements; known pairs are taken at once"
    }
  }
}
