public import GameCore

/// A proof of a score that is cut into proofs of the positions some plies on, which other processes
/// and machines make.
///
/// What is proved about those positions is put in, and what that proves about the root comes out,
/// with the questions that remain: bounds suffice for most positions, and most needn't be examined.
/// The answers of one round determine which questions the next one has; the last one has none.
public struct ProofSplit: Sendable {
  /// The position whose score is to be proved.
  public let position: Position
  /// How many plies on the proofs are cut.
  public let depth: Int
  /// The score is at least this.
  public let lower: Int
  /// The score is at most this.
  public let upper: Int
  /// A move that is proved to reach the score; `nil` before the score is proved, and when the game
  /// is over.
  public let bestMove: Move?
  /// How many positions the tree has at its end, finished games left out.
  public let leafCount: Int
  /// What has to be asked next; empty when the score is proved.
  public let open: [Question]
  /// How many positions were answered.
  public let answeredCount: Int
  /// How many of them support the proof, as far as it goes.
  public let usedCount: Int
  /// Those that it doesn't need, which wasn't known when they were asked.
  public let unneeded: [Position]
  /// Answers about positions that aren't in the tree.
  public let strangers: Int

  /// A position whose score has to be known as far as a window asks.
  public struct Question: Hashable, Sendable {
    /// The position.
    public let position: Position
    /// What has to be known about its score.
    public let window: ScoreWindow
  }

  /// What is proved about a position.
  public struct Answer: Hashable, Sendable {
    /// The position.
    public let position: Position
    /// Its score is at least this.
    public let lower: Int
    /// Its score is at most this.
    public let upper: Int

    /// Creates an answer.
    public init(_ position: Position, lower: Int, upper: Int) {
      (self.position, self.lower, self.upper) = (position, lower, upper)
    }
  }

  /// The score, when it is proved.
  public var score: Int? { lower == upper ? lower : nil }

  /// What the bounds rest on: the answers as they were given, joined. Unknown without a bound.
  public var evidence: Evidence<ReversiProof> {
    if position.isFinished { return .proved(.gameOver) }
    if lower == upper { return .proved(.joinedSearches) }
    return position.size.allows(lower, upper) ? .unknown : .bounded(lower: lower, upper: upper, .joinedSearches)
  }
}

/// Why a proof can't be cut or joined.
public enum ProofSplitError: Error, Hashable, Sendable {
  /// The tree has more positions than this.
  case tooLarge(Int)
  /// Two answers about the same position can't both be true.
  case contradiction(Position)
  /// A limit stopped the search for what seems best.
  case stopped(StopReason)
}

extension ReversiSolver {
  /// Cuts a proof of a position's score `depth` plies on, or joins the answers that there are.
  ///
  /// What isn't answered is estimated by searches of `level`; they choose what is asked next and
  /// have no part in what is proved. A limit that stops them leaves a score that the answers prove
  /// without them.
  public func split(
    _ position: Position, depth: Int, answers: [ProofSplit.Answer] = [], level: Int = 8,
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(ProofSplitError) -> ProofSplit {
    var tree: ProofTree
    do throws(ProofTree.Failure) {
      tree = try ProofTree(position, depth: depth, limits: limits)
    } catch {
      switch error {
      case .tooLarge(let most): throw .tooLarge(most)
      case .stopped(let stop): throw .stopped(stop.reason)
      }
    }
    var answered: Set<Int> = []
    var strangers = 0
    for answer in answers {
      guard let leaf = tree.leaf(answer.position) else {
        strangers += 1
        continue
      }
      guard tree.take(leaf, lower: answer.lower, upper: answer.upper) else { throw .contradiction(answer.position) }
      answered.insert(leaf)
    }
    do throws(ProofSplitError) {
      let values = try estimates(of: tree, level: level, limits: limits, observer: observer)
      tree.estimate { values[$0] ?? 0 }
    } catch {
      tree.estimate { _ in 0 }
      guard tree.isProved else { throw error }
    }
    return ProofSplit(tree, depth: depth, answered: answered, strangers: strangers)
  }

  /// What the leaves seem worth, even numbers of discs.
  private func estimates(
    of tree: ProofTree, level: Int, limits: SearchLimits, observer: Observer
  ) throws(ProofSplitError) -> [Int: Int] {
    let leaves = tree.leaves.filter { tree.nodes[$0].lower < tree.nodes[$0].upper }
    let found = Workers.sideBySide(leaves, limits: limits, observer: observer, unit: "positions") { leaf in
      let position = tree.nodes[leaf].position
      let advice = self.hints(
        position, count: 1, effort: EffortRequest(.level(level)), limits: limits.alone)
      return 2 * Int((Double(advice.moves.first?.value ?? 0) / 200).rounded())
    }
    var values: [Int: Int] = [:]
    for (leaf, value) in zip(leaves, found) {
      guard let value else { throw .stopped(limits.stopReason() ?? .interrupted) }
      values[leaf] = value
    }
    return values
  }
}

extension ProofSplit {
  /// What a tree proves whose nodes are estimated.
  fileprivate init(_ tree: ProofTree, depth: Int, answered: Set<Int>, strangers: Int) {
    let root = tree.nodes[0]
    let needs = ProofNeeds(tree, score: root.estimate)
    position = root.position
    self.depth = depth
    (lower, upper) = (root.lower, root.upper)
    let best = root.lower == root.upper ? root.children.firstIndex { -tree.nodes[$0].upper == root.lower } : nil
    bestMove = best.map { root.position.legalMoves[$0] }
    leafCount = tree.leaves.count
    open = needs.open.sorted { $0.key < $1.key }.map {
      Question(position: tree.nodes[$0.key].position, window: $0.value)
    }
    answeredCount = answered.count
    usedCount = needs.used.intersection(answered).count
    unneeded = answered.subtracting(needs.used).sorted().map { tree.nodes[$0].position }
    self.strangers = strangers
  }
}
