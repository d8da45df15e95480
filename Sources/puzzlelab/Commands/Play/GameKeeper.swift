import Documents
import GameCore
import Questions
import Streams

/// Why a game wasn't saved: a phrase.
struct SaveRefusal: Error {
  let reason: String
}

extension PlaySession {
  /// Saves the game in the file that the words name: where, or why not.
  func save(_ words: Words) -> Result<String, SaveRefusal> {
    var words = words
    let path: String
    do throws(CommandFault) {
      path = try words.word("the name of a file")
      try words.end()
    } catch {
      return .failure(SaveRefusal(reason: error.words))
    }
    do throws(Fault) {
      try WholeFile.save(SavedGame(self, actions: state.script).bytes(for: path), as: path)
      return .success(path)
    } catch {
      return .failure(SaveRefusal(reason: "the game wasn't saved: \(error.message)"))
    }
  }
}

/// Where a game is kept between calls: its settings and, while it isn't over, its moves.
struct GameKeeper<Game: ShownGame>: Sendable {
  private let path: String
  private let folder: String
  private let warn: @Sendable (String) -> Void

  /// How long the player must be idle before a game is saved in case the power fails: making sure
  /// that it is on the disk takes time that a player would notice.
  static var pauseMilliseconds: Int32 { 2_000 }

  /// The keeper that a call asks for; `nil` when nothing is to be kept.
  init?(_ call: Call, isAtTerminal: Bool) throws(Fault) {
    guard let folder = call[PlayOptions.state] ?? (isAtTerminal ? UserFolders.state : nil) else { return nil }
    self.folder = folder
    let console = call.console
    warn = { console.warn($0) }
    path = "\(folder)/\(Game.name).json"
  }

  /// The settings that were kept; those of the source when there are none, or they can't be read.
  func settings() throws(Fault) -> Game.Settings? {
    guard let saved = try saved() else { return nil }
    var state = GameState<Game>()
    for line in saved.actions.prefix(while: { $0.hasPrefix("change") }) {
      guard let action = try? state.action(line) else { return nil }
      state = GameState.reduce(state, action)
    }
    return state.settings
  }

  /// The actions of a game that can be gone on with; `nil` when there is none.
  func unfinished() throws(Fault) -> SavedGame? {
    guard let saved = try saved(), saved.actions.contains("new") else { return nil }
    return saved
  }

  private func saved() throws(Fault) -> SavedGame? {
    guard FileSystem.exists(path) else { return nil }
    let bytes = try ByteSource.contents(of: path, stopSignal: StopSignal())
    do throws(Fault) {
      let saved = try SavedGame(reading: bytes, name: path)
      return saved.game == Game.name ? saved : nil
    } catch {
      // A damaged file mustn't prevent play; it is put aside.
      try? FileSystem.rename(path, to: path + ".damaged")
      warn("\(error.placedMessage); it was renamed to \(path).damaged")
      return nil
    }
  }

  /// Keeps the game, or the settings alone when it is over. A game that waits to be gone on with
  /// stays as long as this one hasn't come to a decision. What is kept outlives the program; the
  /// machine, too, where `isLasting` says so.
  func keep(_ session: PlaySession<Game>, beside waiting: SavedGame?, isLasting: Bool = true) throws(Fault) {
    let state = session.state
    let hasBegun = state.moves.contains(where: \.isDecision)
    if waiting != nil, !hasBegun { return }
    let isWorthKeeping = !state.isOver && hasBegun
    let lines = isWorthKeeping ? state.script : state.script.filter { $0.hasPrefix("change") }
    do throws(SystemError) {
      try FileSystem.makeFolders(folder)
    } catch {
      throw Fault.io("\(folder) can't be created")
    }
    try WholeFile.save(SavedGame(session, actions: lines).bytes, as: path, isLasting: isLasting)
    if state.isOver, hasBegun { try collect(state) }
  }

  /// Adds a game that is over to those that were played before, in a file of the first format that
  /// other programs of its field read; where there is none, ended games aren't kept.
  private func collect(_ state: GameState<Game>) throws(Fault) {
    guard let ending = Game.fileEndings.first, let text = Game.file(state, ending: ending) else { return }
    let games = "\(folder)/\(Game.name)-games.\(ending)"
    let kept = FileSystem.exists(games) ? try ByteSource.contents(of: games, stopSignal: StopSignal()) : []
    let game = Array(text.utf8)
    // A game is kept whenever anything has changed, also what is only shown.
    if kept.suffix(game.count).elementsEqual(game) { return }
    try WholeFile.save(kept + game, as: games)
  }
}
