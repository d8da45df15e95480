extension BookGraph {
  /// The book as a file of another program: values rounded to whole discs, of the moves that lead
  /// out of the book only the best.
  package func file(as format: BookFormat, level: Int) -> [UInt8] {
    let positions = foreignPositions(level: level)
    switch format {
    case .edax: return EdaxBook.bytes(of: positions, level: level)
    case .egaroucid: return EgaroucidBook.bytes(of: positions)
    case .edaxText: return Array(EdaxText.text(of: positions).utf8)
    case .puzzlelab: preconditionFailure("our own books are written as BookText")
    }
  }

  /// The positions, ascending, as other programs keep them. The level of one is that of the book,
  /// or how deep a program whose book it was has searched it.
  private func foreignPositions(level: Int) -> [WrittenPosition] {
    var lines: [CanonicalPosition: UInt32] = [:]
    var written: [WrittenPosition] = []
    // The fullest positions first, so that those after each are known.
    for node in nodes.sorted(by: { $0.record.position.discCount > $1.record.position.discCount }) {
      var (links, leaf): ([(square: Int, value: Int)], (square: Int, value: Int)?) = ([], nil)
      var count: UInt32 = 0
      for edge in node.edges {
        guard let value = value(of: edge, in: node).value else { continue }
        let move = (square: edge.square.index, value: Self.discs(value))
        if !node.record.isProved, case .position(let next, _) = edge.target, self[next] != nil {
          links.append(move)
          count = count.addingReportingOverflow(lines[next] ?? 1).overflow ? .max : count + (lines[next] ?? 1)
        } else if leaf.map({ $0.value < move.value }) ?? true {
          leaf = move
        }
      }
      if leaf != nil, count < .max { count += 1 }
      lines[node.record.position] = count
      let isWhole = node.record.others == .none
      written.append(
        WrittenPosition(
          position: node.record.position, level: isWhole ? level : node.record.depth, value: Self.discs(node.value),
          links: links,
          leaf: leaf, lines: count))
    }
    return written.sorted { $0.position < $1.position }
  }

  /// Hundredths of a disc as whole discs, halves away from 0: so the best value stays the best, and
  /// both players have the same.
  private static func discs(_ hundredths: Int) -> Int { (hundredths + 50 * hundredths.signum()) / 100 }
}
