import Documents

/// A game as a file keeps it: what it is, its actions, and, for people and programs, its current
/// state.
package struct SavedGame: Sendable {
  /// The name of the game.
  package let game: String
  /// The seed of what was drawn.
  package let seed: UInt64
  /// The actions that lead to it.
  package let actions: [String]
  /// The state, in the form of a document.
  private let result: [UInt8]
  /// The endings of files in other formats, and the game in the one of an ending.
  private let endings: [String]
  private let written: @Sendable (String) -> String?

  private static let schema = "puzzlelab/game/1"
  /// The members of a file.
  package static let keys = ["actions", "game", "result", "schema", "seed"]

  /// Keeps a game.
  package init<Game: ShownGame>(_ session: PlaySession<Game>, actions: [String]) {
    game = Game.name
    seed = session.computer.seed
    self.actions = actions
    var json = JSONWriter()
    PlayDocument<Game>.shape.write(PlayDocument(session.state), to: &json)
    result = json.bytes
    let state = session.state
    endings = Game.fileEndings
    written = { Game.file(state, ending: $0) }
  }

  /// Reads a file.
  package init(reading bytes: [UInt8], name: String) throws(Fault) {
    let json: JSON
    do throws(JSONReader.Failure) {
      json = try JSONReader.read(bytes[...])
    } catch {
      throw .data("\(name): \(error.message)", offset: error.offset)
    }
    do throws(Fault) {
      try self.init(json)
    } catch {
      throw error.within(source: name, line: nil)
    }
  }

  /// Whether a file says that it is a saved game, even if it is damaged.
  package static func isMeant(by bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { !TextLine.isBlank($0) }) == UInt8(ascii: "{") else { return false }
    return String(decoding: bytes, as: UTF8.self).holds("\"\(schema)\"")
  }

  /// Whether an object says that it is a saved game.
  package static func isOne(_ json: JSON) -> Bool { json["schema"] == .string(schema) }

  /// Reads an object.
  package init(_ json: JSON) throws(Fault) {
    guard Self.isOne(json), case .string(let game)? = json["game"], case .array(let lines)? = json["actions"]
    else { throw .data("this is not a saved game") }
    var actions: [String] = []
    for line in lines {
      guard case .string(let text) = line else { throw .data("an action must be text") }
      actions.append(text)
    }
    if case .string(let text)? = json["seed"], let seed = UInt64(text) { self.seed = seed } else { seed = 1 }
    self.game = game
    self.actions = actions
    (result, endings, written) = ([], [], { _ in nil })
  }

  /// The file: one line of JSON.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("actions") { actions.write(to: &$0) }
      members.add("game") { $0.string(game) }
      if !result.isEmpty { members.add("result") { $0.raw(result) } }
      members.add("schema") { $0.string(Self.schema) }
      members.add("seed") { $0.string(String(seed)) }
    }
    json.raw("\n")
    return json.bytes
  }

  /// The file of this name: the ending may ask for another format, a name without one gets JSON.
  /// - Throws: the endings that there are, for any other.
  package func bytes(for path: String) throws(Fault) -> [UInt8] {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return bytes }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "json" { return bytes }
    guard endings.contains(ending), let text = written(ending) else {
      let known = Wording.list((["json"] + endings).map { ".\($0)" }, conjunction: "or")
      throw .usage("\(Quoting.quoted(path)) has an unknown extension; choose \(known)")
    }
    return Array(text.utf8)
  }
}
