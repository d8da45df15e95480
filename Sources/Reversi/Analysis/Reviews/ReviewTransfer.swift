import GameCore

extension Move: Transferable {
  /// The index of the square; −1 for a pass.
  public func send(to numbers: inout [Int]) {
    switch self {
    case .place(let square): numbers.append(square.index)
    case .pass: numbers.append(-1)
    }
  }

  /// The move with an index from −1 to 63.
  public init?(receiving numbers: inout ArraySlice<Int>) {
    guard let index = numbers.popFirst(), (-1..<64).contains(index) else { return nil }
    self = index < 0 ? .pass : .place(Square(unchecked: index))
  }
}

extension ReviewRow: Transferable {
  func send(to numbers: inout [Int]) {
    numbers += [value, bestValue]
    best.send(to: &numbers)
    line.send(to: &numbers)
    nodes.send(to: &numbers)
    switch evidence {
    case .proved(let proof): numbers += [0, ReversiProof.allCases.firstIndex(of: proof) ?? -1]
    case .heuristic(let depth, let selectivity): numbers += [1, depth, selectivity]
    case .bounded, .sampled, .numeric, .stated, .unknown: preconditionFailure("a review proves or estimates")
    }
  }

  init?(receiving numbers: inout ArraySlice<Int>) {
    guard let value = numbers.popFirst(), let bestValue = numbers.popFirst(), let best = Move(receiving: &numbers),
      let line = [Move](receiving: &numbers), let nodes = UInt64(receiving: &numbers),
      let evidence = Self.evidence(&numbers)
    else { return nil }
    self.init(value: value, best: best, bestValue: bestValue, line: line, evidence: evidence, nodes: nodes)
  }

  private static func evidence(_ numbers: inout ArraySlice<Int>) -> Evidence<ReversiProof>? {
    guard let kind = numbers.popFirst(), let first = numbers.popFirst() else { return nil }
    if kind == 0 { return ReversiProof.allCases.indices.contains(first) ? .proved(ReversiProof.allCases[first]) : nil }
    return numbers.popFirst().map { .heuristic(depth: first, selectivity: $0) }
  }
}
