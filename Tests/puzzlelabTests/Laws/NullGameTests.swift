import Documents
import Foundation
import GameCore
import Questions
import Streams
import TestSupport
import Testing
import puzzlelab

/// A game known only to its App is available in every interface.
@Suite struct NullGameTests {
  static let commands = CommandTable(games: [.null])
  static let questions = QuestionTable(GameApp.null.questions)

  /// What a line of words prints.
  private func run(_ line: String) throws -> String {
    guard case .call(let invocation) = try Parser(Self.commands).parse(Example(line, "").words) else {
      throw ToyFault()
    }
    let console = Console.memory()
    #expect(Program(Self.commands).run(invocation, on: console) == .done, "\(console.gatheredMessages)")
    return String(decoding: console.output.gathered, as: UTF8.self)
  }

  /// The document that answers a question in JSON.
  private func document(_ question: String, _ request: String) throws -> JSON {
    let interface = JSONInterface(Self.questions, environment: Asked.environment, stopSignal: StopSignal())
    var writer = JSONWriter()
    let line = "{\"ask\":\"\(question)\",\"request\":\(request)}"
    #expect(interface.answer(Array(line.utf8)[...], to: &writer) == .done)
    return try JSONReader.read(writer.bytes[...])
  }

  @Test func `its questions are commands, with formats, help, completions and manual pages`() throws {
    #expect(try run("null analyze --left 1") == "1 left: a win\n\nProved: players take one match each in turn.\n")
    #expect(try run("null analyze --format csv").contains("left,wins"))
    #expect(try run("null analyze --format html").contains("<h1>"))
    #expect(try run("null analyze --json --no-run").hasSuffix(#""schema":"puzzlelab/null.analyze/1"}"# + "\n"))
    let help = HelpText(Self.commands, style: .plain)
    for command in try #require(Self.commands.groups.first).commands {
      #expect(help.text(about: .command(command)).contains(command.summary))
      #expect(ManPage(Self.commands).text(about: .command(command)).contains(command.summary))
    }
    #expect(Completions(Self.commands).script(for: .bash).contains("analyze"))
    let fault = #expect(throws: Fault.self) { try Parser(Self.commands).parse(["null", "analyse"]) }
    #expect(fault?.message.contains("analyze") == true)
  }

  @Test func `its questions are answered in JSON, and have schemas`() throws {
    let result = try document("null.analyze", #"{"left":1}"#)["result"]
    #expect(result?["wins"] == .bool(true))
    #expect(result?["evidence"]?.text("kind") == "proved")
    for question in Self.questions.questions {
      var writer = JSONWriter()
      DocumentSchema.write(question, to: &writer)
      #expect(try JSONReader.read(writer.bytes[...]).text("title")?.contains(question.name) == true)
    }
    let play = try #require(Self.questions.schema(named: "null.play"))
    #expect(try JSONReader.read(play[...]).text("title") == "puzzlelab/null.play/1")
  }

  /// What a client of such a program needs: all of it is in `notebooks/tests/null-game.json`, from
  /// which the Python package makes one.
  @Test func `a client can be made from its schemas`() throws {
    var json = JSONWriter()
    json.object { members in
      members.add("answers") { answers in
        answers.object { members in
          for request in [#"{"left":1}"#, #"{"left":3}"#, "{}"] {
            let line = "{\"ask\":\"null.analyze\",\"request\":\(request)}"
            let interface = JSONInterface(
              Self.questions, environment: Asked.environment, stopSignal: StopSignal(), showsRun: false)
            var answer = JSONWriter()
            _ = interface.answer(Array(line.utf8)[...], to: &answer)
            members.add(line) { $0.string(String(decoding: answer.bytes, as: UTF8.self)) }
          }
        }
      }
      members.add("printed") { printed in
        printed.object { members in
          let questions = Self.questions.questions.sorted { $0.name < $1.name }
          members.add("schema") { $0.string(questions.map { "\($0.name)  \($0.summary)\n" }.joined()) }
          for question in questions {
            let schema = Self.questions.schema(named: question.name) ?? []
            members.add("schema \(question.name)") { $0.string(String(decoding: schema, as: UTF8.self)) }
          }
        }
      }
    }
    let file = Asked.root.appending(path: "notebooks/tests/null-game.json")
    #expect(try Data(contentsOf: file) == Data(json.bytes + [0x0A]), "\(String(decoding: json.bytes, as: UTF8.self))")
  }

  @Test func `it is played, saved, and played again`() throws {
    let session = PlaySession<NullPlay>(computer: Computer(seed: 1, solvers: ()))
    let document = session.perform([.new, .play(0)])
    #expect(document.text(style: .plain, isASCII: false).contains("The game is over."))
    #expect(session.state.isOver && session.state.table?.left == 0)
    let saved = try SavedGame(reading: SavedGame(session, actions: session.recorded).bytes, name: "it")
    #expect(saved.game == "null" && saved.actions.count == 3 && saved.actions.last?.hasSuffix("take 2") == true)
    let replayed = try self.document("null.replay", #"{"actions":["new"],"commands":["take 2"]}"#)
    #expect(replayed["result"]?["table"]?["left"] == .number("0"))
    #expect(try run("null replay --actions new").contains("Take a match."))
  }
}
