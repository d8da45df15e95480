/// A running game: settings, the deal, every move since, and what it waits for.
///
/// The table is a function of deal and moves; taking back makes it anew from them. So a game is
/// kept, sent and replayed as its actions, and nothing else can be in it than what the rules allow.
package struct GameState<Game: PlayableGame>: Sendable, Equatable {
  /// How far the game has come.
  package enum Phase: Sendable, Equatable {
    /// None has begun.
    case idle
    /// The deal is awaited.
    case loading
    /// It couldn't be had.
    case failed(reason: String)
    /// It is being played, or over.
    case playing
  }

  /// A move that was made.
  package struct Made: Sendable, Equatable {
    package let move: Game.Move
    /// Whether a person decided on it: that is what undo takes back.
    package let isDecision: Bool
  }

  package internal(set) var settings = Game.Settings()
  /// What is chosen on the page of settings; `nil` while it isn't open.
  package internal(set) var draft: Game.Settings?
  /// How far the game has come.
  package internal(set) var phase = Phase.idle
  package internal(set) var deal: Game.Deal?
  /// The table; `nil` before the deal.
  package internal(set) var table: Game.Table?
  /// The moves so far.
  package internal(set) var moves: [Made] = []
  /// The moves that were taken back, the one to be made next last.
  package internal(set) var undone: [Made] = []
  /// What the adviser said about this table.
  package internal(set) var advice: Game.Advice?
  /// Whether its word is awaited.
  package internal(set) var wantsAdvice = false
  /// The number of the situation: it grows with every change that makes earlier requests pointless.
  package internal(set) var tag = 0

  /// A game that hasn't begun.
  package init(settings: Game.Settings = Game.Settings()) { self.settings = settings }

  /// Whose turn it is; `nil` before the deal.
  package var turn: Turn? { table.map { Game.turn(on: $0, settings) } }

  /// Whether the game has been played to its end.
  package var isOver: Bool { turn == .over }

  /// What is awaited from outside; the computer's move before the adviser's word.
  package var request: GameRequest? {
    switch phase {
    case .idle, .failed: return nil
    case .loading: return GameRequest(tag: tag, want: .deal)
    case .playing:
      guard draft == nil else { return nil }
      if case .computer(let seat) = turn { return GameRequest(tag: tag, want: .move(seat)) }
      return wantsAdvice ? GameRequest(tag: tag, want: .advice) : nil
    }
  }

  /// The moves that the person whose turn it is can make; none while it is neither's, `nil` when
  /// there are too many to list.
  package var legalMoves: [Game.Move]? {
    guard draft == nil, case .person = turn, let table else { return [] }
    return Game.legalMoves(on: table)
  }

  /// Whether ``GameAction/undo`` finds a move of a person.
  package var canUndo: Bool { draft == nil && moves.contains(where: { $0.isDecision }) }

  /// Whether ``GameAction/redo`` finds anything.
  package var canRedo: Bool { draft == nil && !undone.isEmpty }
}
