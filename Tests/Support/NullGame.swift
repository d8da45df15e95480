import Documents
import GameCore
import Questions

// The smallest game that is a whole one, and the template of a new one: two heaps of one match,
// whoever takes the last one wins. In a new game each part below is a folder: the first two in its
// library, `Sources/<Game>`, the others in `Sources/<Game>App`, where the last is
// `<Game>App.swift`.

// MARK: Rules

/// What is on the table.
package struct NullTable: Sendable, Equatable {
  /// Whether each heap still has its match.
  package var heaps = [true, true]
  package var left: Int { heaps.count { $0 } }

  package init() {}
}

// MARK: Solver, Analysis

/// How the value is known: players take one match each in turn.
package enum NullProof: Hashable, Sendable { case parity }

/// The analysis of a position with `left` matches left.
package struct NullAnalysis: Sendable {
  package let left: Int
  package var wins: Bool { left % 2 == 1 }
  package var evidence: Evidence<NullProof> { .proved(.parity) }

  package init(left: Int) { self.left = left }
}

/// A move to make: any remaining match.
package struct NullAdvice: Sendable, Equatable {
  package let heap: Int
  package var evidence: Evidence<NullProof> { .proved(.parity) }

  package init(on table: NullTable) { heap = table.heaps[0] ? 0 : 1 }
}

// MARK: Documents

extension NullProof: WordedProof {
  package var words: String { "players take one match each in turn" }
}

package struct NullDocument: Document {
  let analysis: NullAnalysis
  package static let shape = Shape<Self>(
    Field("left", "The matches that are left") { $0.analysis.left },
    Field("wins", "Whether the player to move wins") { $0.analysis.wins },
    Field("evidence", "The evidence for this") { $0.analysis.evidence })
  package func text(style: TextStyle, run: RunInfo?) -> String {
    "\(analysis.left) left: \(analysis.wins ? "a win" : "a loss")\n\n" + style.evidence(analysis.evidence)
  }
}

// MARK: Questions

extension Parameter<Int> {
  fileprivate static let left = Parameter("left", .integer(0...2), default: 2, help: "The matches that are left")
}

extension Question {
  fileprivate static let nullAnalyze = Question(
    "null.analyze", summary: "Show who wins", parameters: [Parameter<Int>.left],
    examples: [Example("null analyze", "Two heaps of one"), Example("null analyze --left 1 --json", "One match")]
  ) { arguments, _ in TypedReply(NullDocument(analysis: NullAnalysis(left: arguments[.left]))) }
}

// MARK: Play

package struct NullSettings: PlaySettings {
  package var opponent = "computer"
  package init() {}
  package static let choices = [SettingChoice("opponent", .words(["computer", "person"]), help: "Who plays")]
  package subscript(name: String) -> String { name == "opponent" ? opponent : "" }
  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    guard name == "opponent" else { throw .unknown(name) }
    guard ["computer", "person"].contains(text) else {
      throw .value(setting: name, text: text, expected: "computer or person")
    }
    opponent = text
  }
  package var fault: SettingFault? { nil }
  package func canBecome(_ other: NullSettings) -> Bool { true }
}

package enum NullPlay: ServedGame {
  package enum Refusal: Error, Sendable { case empty }
  package static let name = "null"
  package static let moveForms = [MoveForm("take HEAP", "take the match of a heap, 1 or 2")]

  package static func plainDeal(_ settings: NullSettings) -> NullTable? { NullTable() }
  package static func accepts(_ deal: NullTable, _ settings: NullSettings) -> Bool { deal == NullTable() }
  package static func table(_ deal: NullTable, _ settings: NullSettings) -> NullTable { deal }
  package static func turn(on table: NullTable, _ settings: NullSettings) -> Turn {
    switch table.left {
    case 0: .over
    case 1: settings.opponent == "person" ? .person(.opponent) : .computer(.opponent)
    default: .person(.you)
    }
  }
  package static func refusal(of heap: Int, by seat: Seat, on table: NullTable) -> Refusal? {
    table.heaps.indices.contains(heap) && table.heaps[heap] ? nil : .empty
  }
  package static func make(_ heap: Int, on table: inout NullTable) { table.heaps[heap] = false }
  package static func legalMoves(on table: NullTable) -> [Int]? { table.heaps.indices.filter { table.heaps[$0] } }
  package static func deal(
    _ settings: NullSettings, random: inout SeededGenerator, computer: Computer<Void>
  ) -> NullTable { NullTable() }
  package static func move(
    on table: NullTable, _ settings: NullSettings, random: inout SeededGenerator, computer: Computer<Void>
  ) -> Int { NullAdvice(on: table).heap }
  package static func advice(on table: NullTable, _ settings: NullSettings, computer: Computer<Void>) -> NullAdvice {
    NullAdvice(on: table)
  }
  package static func recommended(by advice: NullAdvice, on table: NullTable) -> Int? { advice.heap }

  package static func move(_ words: inout Words, on table: NullTable) throws(CommandFault) -> Int? {
    words.take("take") ? try words.place() : nil
  }
  package static func text(_ heap: Int, on table: NullTable) -> String { "take \(heap + 1)" }
  package static func deal(_ words: inout Words) throws(CommandFault) -> NullTable {
    words.take()
    return NullTable()
  }
  package static func text(_ deal: NullTable) -> String { "heaps" }
}

// MARK: Scenes

extension NullPlay {
  package static let title = "Two heaps of one"
  package static let tableShape = Shape<GameState<Self>>(
    Field("left", "The matches that are left") { $0.table?.left ?? 0 })
  package static func evidence(_ advice: NullAdvice) -> Evidence<NullProof>? { advice.evidence }
  package static func headline(_ state: GameState<Self>) -> String { "Left: \(state.table?.left ?? 0)" }
  package static func scene(_ state: GameState<Self>, in room: SceneRoom) -> Scene {
    var scene = Scene()
    for (heap, isThere) in (state.table?.heaps ?? []).enumerated() where isThere {
      scene.button("heap \(heap + 1)", "take \(heap + 1)", row: heap, column: 0)
    }
    return scene
  }
  package static func message(_ state: GameState<Self>) -> String {
    state.isOver ? "The game is over. The second player has won." : "Take a match."
  }
  package static func words(_ heap: Int, by seat: Seat?, on before: NullTable, _ settings: NullSettings) -> String {
    "\(seat == .you ? "You take" : "I take") heap \(heap + 1)"
  }
  package static func words(_ refusal: Refusal, on table: NullTable) -> String { "there is no match" }
  package static func words(_ advice: NullAdvice, on table: NullTable) -> String {
    "Hint: take \(advice.heap + 1) (proved)."
  }
}

// MARK: App

extension GameApp {
  package static let null = GameApp(
    "null", title: "Two heaps of one", summary: "The smallest game", questions: [.nullAnalyze],
    play: GamePlay(
      NullPlay.self, summary: "Play the smallest game", examples: [Example("null play", "Two heaps of one")]),
    pages: [SitePage("null analyze")])
}
