#if !hasFeature(Embedded)
  import Documents
  import Questions
  import Reversi

  private typealias P = ReversiParameters

  /// Pages in a folder, one for each player of a summary, and a list of them.
  struct ReversiPlayerPages {
    private let folder: String
    /// The name of each player's file, by the player's name.
    private let files: [String: String]
    private let environment: Environment

    private static let list = "index.html"

    /// Pages for players, to be written later.
    /// - Throws: a fault where a file is there already, or none can be written.
    init(_ folder: String, of players: [String], _ environment: Environment) throws(Fault) {
      (self.folder, self.environment) = (folder, environment)
      files = Self.fileNames(of: Set(players).filter { !$0.isEmpty }.sorted())
      guard !files.isEmpty else { throw .data("no player has a name, so that there is no page to write") }
      for file in files.values.sorted() + [Self.list] {
        guard environment.files.exists(path(file)) else { continue }
        throw .usage("\(path(file)) exists, and nothing is overwritten; name another folder, or remove the old pages")
      }
      try environment.files.makeFolder(folder)
      try environment.files.checkWritable(path(Self.list))
    }

    private func path(_ file: String) -> String { folder + (folder.hasSuffix("/") ? "" : "/") + file }

    /// Names of files: letters and digits of the player's name, other characters as hyphens; where
    /// two are the same, in letters of either case, the later ones have numbers.
    static func fileNames(of players: [String]) -> [String: String] {
      var taken: Set = ["index"]
      var files: [String: String] = [:]
      for player in players {
        let words = player.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let whole = words.joined(separator: "-")
        // File systems allow 255 bytes, and a character may have several.
        let plain = whole.isEmpty ? "player" : String(whole.prefix(40))
        var (name, number) = (plain, 1)
        while !taken.insert(name.lowercased()).inserted {
          number += 1
          name = "\(plain)-\(number)"
        }
        files[player] = "\(name).html"
      }
      return files
    }

    /// Writes the pages of those players of whom a game was reviewed.
    func write(_ found: ReviewedGames, _ arguments: Arguments) throws(Fault) {
      let players = found.byPlayer
      var list = HTMLPage(title: "Players")
      list.add("h1", "Players")
      list.add(raw: "<ul>\n")
      for name in players.keys.sorted() {
        guard let file = files[name], let own = players[name] else { continue }
        let document = ReversiSummaryDocument(own, of: name)
        try environment.files.write(path(file), Array(page(document, of: name, arguments).html.utf8))
        list.add(raw: "<li><a href=\"\(file)\">\(HTMLPage.escaped(document.inBrief ?? name))</a></li>\n")
      }
      list.add(raw: "</ul>\n")
      try environment.files.write(path(Self.list), Array(list.text.utf8))
    }

    /// The page of a player, which says how it can be asked for alone.
    private func page(_ document: ReversiSummaryDocument, of name: String, _ arguments: Arguments) -> ReportPage {
      var request = Request(.reversiSummary, given: arguments)
      request.arguments.set(P.player, to: name)
      for key in ["pages", "answers"] { request.arguments.list[key].map { request.arguments.remove($0) } }
      let file = Quoting.shell(arguments[P.games] ?? "-")
      let level = arguments[P.levelOfSummary].map { " --level \($0)" } ?? ""
      var (echo, json) = (JSONWriter(), JSONWriter())
      request.arguments.write(to: &echo)
      request.write(TypedReply(document).reply, run: nil, to: &json)
      let origin = ReportPage.Origin(
        command: "\(environment.program) reversi summary \(file) --player \(Quoting.shell(name))\(level)",
        summary: request.question.summary, request: String(decoding: echo.bytes, as: UTF8.self), run: nil)
      return ReportPage(document, origin, json: json.bytes)
    }
  }
#endif
