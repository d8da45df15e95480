/// The best move in every state with at most n pairs.
public struct MoveTable: Sendable, Equatable {
  /// The moves of the states (n,0) … (n,n), for n = 1, 2, ….
  public private(set) var rows: [[TurnMove]] = []

  /// An empty table with space for `pairs` rows.
  init(pairs: Int) { rows.reserveCapacity(pairs) }

  mutating func append(_ row: [TurnMove]) { rows.append(row) }

  /// The best move in `state`, which must have 1 to `rows.count` pairs.
  public func move(in state: PairState) -> TurnMove { rows[state.pairs - 1][state.known] }

  /// The states in which the table departs from the closed rule of Zwick–Paterson 1993.
  public var departuresFromClosedRule: [PairState] {
    rows.indices.flatMap { index in
      (0...(index + 1)).compactMap { known in
        let state = PairState(uncheckedPairs: index + 1, known: known)
        return move(in: state) == MoveTable.closedRule(state) ? nil : state
      }
    }
  }

  /// The best move of the game of two by the rule of Zwick–Paterson 1993, which holds with the
  /// exception (6,1).
  ///
  /// No known card: two unknown. n + k even: one unknown. n + k odd: pass when 3k ≥ 2(n + 1),
  /// otherwise two unknown.
  public static func closedRule(_ state: PairState) -> TurnMove {
    let (pairs, known) = (state.pairs, state.known)
    if known == 0 { return .twoUnknown }
    if (pairs + known).isMultiple(of: 2) { return .oneUnknown }
    return 3 * known >= 2 * (pairs + 1) ? .noUnknown : .twoUnknown
  }
}
