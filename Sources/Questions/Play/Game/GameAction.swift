/// What can happen in a game. Answers carry the tag of the request that they answer, so that one
/// that comes too late is known.
package enum GameAction<Game: PlayableGame>: Sendable, Equatable {
  /// A new game with the present settings.
  case new
  /// What was drawn or loaded for it.
  case dealt(tag: Int, Game.Deal)
  /// What should have been loaded couldn't be, or the adviser can't help: why.
  case failed(tag: Int, reason: String)
  /// A person's move.
  case play(Game.Move)
  /// A computer's move.
  case answer(tag: Int, Game.Move)
  /// Takes back the last move of a person and what followed.
  case undo
  /// Makes again what was taken back.
  case redo
  /// Asks the adviser, or for the next thing that it has to say.
  case hint
  /// What the adviser says.
  case advised(tag: Int, Game.Advice)
  /// Opens the page of settings.
  case openSettings
  /// Other settings: on the page, where they wait for Back; or in the game, which then continues
  /// with them.
  case change(Game.Settings)
  /// Leaves the page of settings: they hold now. A new game begins if any was changed, or if none
  /// was being played.
  case closeSettings
}

/// What a game waits for from outside, and under which tag the answer must come.
package struct GameRequest: Sendable, Equatable {
  package enum Want: Sendable, Equatable {
    case deal
    /// The move of the computer at this place.
    case move(Seat)
    case advice
  }

  /// The number of the request's situation.
  package let tag: Int
  package let want: Want
}

/// Why an action changes nothing.
package enum GameRefusal<Game: PlayableGame>: Error, Sendable, Equatable {
  /// No game has begun.
  case noGame
  /// The game is still being dealt or loaded.
  case loading
  case over
  /// It is a computer's turn.
  case thinking
  /// The page of settings is open.
  case settingsOpen
  /// The page of settings isn't open.
  case settingsClosed
  /// These settings need a new game.
  case needsNewGame
  /// These settings are impossible.
  case settings(SettingFault)
  /// No move of a person can be taken back.
  case nothingToUndo
  /// Nothing was taken back.
  case nothingToRedo
  /// The answer belongs to an earlier situation.
  case late
  /// The deal isn't one for these settings.
  case foreignDeal
  /// The rules forbid the move.
  case move(Game.Refusal)
}
