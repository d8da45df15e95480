import Documents
import GameCore

/// A game that can be shown: its picture, its words, and the keys of its table.
package protocol ShownGame: NotedGame {
  /// What the adviser's values rest on.
  associatedtype AdviceProof: WordedProof
  /// How the adviser's values are known.
  static func evidence(_ advice: Advice) -> Evidence<AdviceProof>?
  /// What people call it.
  static var title: String { get }
  /// What is always to be seen, in a line: "Matches: 18".
  static func headline(_ state: GameState<Self>) -> String
  /// The table as a picture, with a spot for each legal move where that can be.
  static func scene(_ state: GameState<Self>, in room: SceneRoom) -> Scene
  /// What has just happened and whose turn it is, or how the game ended: sentences.
  static func message(_ state: GameState<Self>) -> String
  /// A move that was made, as the table words it: "I take 2". `before` is the table before it.
  static func words(_ move: Move, by seat: Seat?, on before: Table, _ settings: Settings) -> String
  /// What a person should know before playing with settings, a phrase: how long a player may think.
  static func caution(_ settings: Settings) -> String?
  /// Why a move is refused, a phrase.
  static func words(_ refusal: Refusal, on table: Table) -> String
  /// What the adviser says, sentences.
  static func words(_ advice: Advice, on table: Table) -> String
  /// What keys that are typed one after another mean at the table of a full screen.
  static func meaning(of keys: String, in state: GameState<Self>) -> KeyMeaning
  /// Those keys, for help.
  static var keyForms: [MoveForm] { get }
  /// The pictures that lead to the present table, where the last move is seen bit by bit.
  static func pictures(of state: GameState<Self>) -> Int
  /// The keys of the table in JSON; places count from 0.
  static var tableShape: Shape<GameState<Self>> { get }
  /// The words that go to a place, and the places.
  static var places: [(word: String, place: Place)] { get }
  /// What a place that isn't the game's table shows; `nil` for the table.
  static func page(_ place: Place, of app: AppState<Self>, in room: SceneRoom) -> Scene?
  /// The endings of files in the formats of its field: "ggf".
  static var fileEndings: [String] { get }
  /// The game in one of those formats; `nil` before the first game.
  static func file(_ state: GameState<Self>, ending: String) -> String?
}

/// What keys mean that are typed one after another.
package enum KeyMeaning: Sendable, Equatable {
  /// Nothing at the table.
  case nothing
  /// More keys are needed.
  case beginning
  case command(String)
}

extension ShownGame {
  /// Nothing.
  package static func caution(_ settings: Settings) -> String? { nil }
  /// Keys mean nothing.
  package static func meaning(of keys: String, in state: GameState<Self>) -> KeyMeaning { .nothing }
  package static var keyForms: [MoveForm] { [] }
  /// Moves are seen at once.
  package static func pictures(of state: GameState<Self>) -> Int { 0 }

  /// The menu and the game.
  package static var places: [(word: String, place: Place)] { [("menu", .menu), ("game", .game)] }

  /// The menu.
  package static func page(_ place: Place, of app: AppState<Self>, in room: SceneRoom) -> Scene? {
    place == .menu ? menu : nil
  }

  /// What one can go to, and a new game.
  package static var menu: Scene {
    var scene = Scene()
    scene.button("New game", "new", row: 0, column: 0)
    for (row, entry) in places.filter({ $0.place != .menu }).enumerated() {
      scene.button(entry.word == "game" ? "Continue" : entry.word.capitalizedFirst, entry.word, row: row + 1, column: 0)
    }
    return scene
  }

  /// No other format.
  package static var fileEndings: [String] { [] }
  package static func file(_ state: GameState<Self>, ending: String) -> String? { nil }
}

extension GameState where Game: ShownGame {
  /// What a person has to know: the state of the game, and what the adviser said.
  package var message: String {
    switch phase {
    case .idle: return "Type 'new' to start."
    case .loading: return "Loading …"
    case .failed(let reason): return "The game can't start: \(reason). Start a new game to try again."
    case .playing: break
    }
    if let draft { return draft == settings ? "Settings: choose, then go back." : "Going back starts a new game." }
    guard let advice, let table else { return Game.message(self) }
    return Game.words(advice, on: table)
  }
}
