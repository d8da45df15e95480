/// The searches of the middle game that there are, each compiled for its evaluation and its board.
enum MidgameEngine: Sendable {
  case full(MidgameTeam<Evaluator>)
  case ordering8(MidgameTeam<OrderingEvaluation<Board8>>)
  case ordering6(MidgameTeam<OrderingEvaluation<Board6>>)
  case builtIn8(MidgameTeam<BuiltInEvaluation<Board8>>)
  case builtIn6(MidgameTeam<BuiltInEvaluation<Board6>>)
  case builtIn4(MidgameTeam<BuiltInEvaluation<Board4>>)

  /// The search over the best evaluation that there is: the full one, or the one that orders moves
  /// in the exact solver, or the built-in one.
  init(_ memory: SolverMemory, size: BoardSize, empties: Int) {
    let ordering = memory.evaluator(for: size)
    let team = TeamMaker(memory: memory, size: size)
    switch size {
    case .eight:
      if let evaluator = memory.evaluator(empties: empties) {
        self = .full(team.make(evaluator, memory.probCut))
      } else {
        self =
          ordering.map { .ordering8(team.make(OrderingEvaluation(evaluator: $0))) } ?? .builtIn8(team.make(.init()))
      }
    case .six:
      self = ordering.map { .ordering6(team.make(OrderingEvaluation(evaluator: $0))) } ?? .builtIn6(team.make(.init()))
    case .four: self = .builtIn4(team.make(.init()))
    }
  }

  /// Whether the evaluation was trained for values of the whole board's game.
  var isTrained: Bool {
    switch self {
    case .full, .ordering6: true
    case .ordering8, .builtIn8, .builtIn6, .builtIn4: false
    }
  }

  /// Whether the engine is good for any number of empties.
  var isWhole: Bool { if case .full = self { false } else { true } }

  /// See ``MidgameTeam/answer(_:table:)``.
  func answer(_ request: MidgameRequest, table: SharedMidgameTable) -> MidgameAnswer {
    switch self {
    case .full(let team): team.answer(request, table: table)
    case .ordering8(let team): team.answer(request, table: table)
    case .ordering6(let team): team.answer(request, table: table)
    case .builtIn8(let team): team.answer(request, table: table)
    case .builtIn6(let team): team.answer(request, table: table)
    case .builtIn4(let team): team.answer(request, table: table)
    }
  }

  /// See ``MidgameTeam/staticValue(_:_:empties:)``.
  func staticValue(_ mover: UInt64, _ opponent: UInt64, empties: Int) -> Int {
    switch self {
    case .full(let team): team.staticValue(mover, opponent, empties: empties)
    case .ordering8(let team): team.staticValue(mover, opponent, empties: empties)
    case .ordering6(let team): team.staticValue(mover, opponent, empties: empties)
    case .builtIn8(let team): team.staticValue(mover, opponent, empties: empties)
    case .builtIn6(let team): team.staticValue(mover, opponent, empties: empties)
    case .builtIn4(let team): team.staticValue(mover, opponent, empties: empties)
    }
  }
}

/// Makes teams for boards of one size.
private struct TeamMaker {
  let memory: SolverMemory
  let size: BoardSize

  func make<Evaluation>(_ evaluation: Evaluation, _ probCut: ProbCutModel = .conservative) -> MidgameTeam<Evaluation> {
    MidgameTeam(evaluation, memory: memory, size: size, probCut: probCut)
  }
}
