import Foundation
import GameCore
import Questions
import Reversi
import TestSupport
import Testing

/// The conversations with board programs, held with the built program.
@Suite struct DialogueCommandTests {
  @Test func `two programs of ours play a whole game by the Go Text Protocol`() throws {
    let players = [
      Side.black: try Conversation(["reversi", "gtp", "--level", "2", "--threads", "1"]),
      Side.white: try Conversation(["reversi", "gtp", "--level", "1", "--threads", "1"]),
    ]
    for player in players.values {
      #expect(try player.ask("1 protocol_version") == "=1 2")
      #expect(try player.ask("set_game Othello") == "=")
      #expect(try player.ask("boardsize 8") == "=" && player.ask("clear_board") == "=")
    }
    var game = PlayedGame(GameRecord(from: .start()))
    var side = Side.black
    while !game.position.isFinished {
      let (mover, other) = (try #require(players[side]), try #require(players[side.other]))
      let answer = try mover.ask("genmove \(side)")
      #expect(answer.hasPrefix("= "))
      let name = answer.dropFirst(2)
      let move = name == "PASS" ? Move.pass : .place(try #require(Square(name)))
      try game.play(move, by: side)
      #expect(try other.ask("play \(side) \(name)") == "=")
      side = side.other
    }
    let difference = try #require(game.record.playedDifference)
    let score = difference == 0 ? "0" : "\(difference > 0 ? "B" : "W")+\(abs(difference))"
    for player in players.values {
      #expect(try player.ask("final_score") == "= \(score)")
      #expect(try player.ask("genmove black") == "= PASS")
      #expect(try player.ask("quit") == "=")
      #expect(try player.finish() == 0)
    }
  }

  @Test func `wrong requests are refused and change nothing`() throws {
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    let refused = [
      "foo": "? unknown command", "play black a1": "? illegal move", "play white f5": "? illegal move",
      "play black": "? syntax error", "play green f5": "? syntax error", "play black z9": "? syntax error",
      "boardsize 19": "? unacceptable size", "set_game Go": "? unsupported game", "undo": "? cannot undo",
      "genmove white": "? it is the other side's turn", "7 time_left black": "?7 syntax error",
      "final_score": "? the game is not over",
    ]
    let board = try player.ask("showboard")
    for (request, answer) in refused { #expect(try player.ask(request) == answer) }
    try player.send("# a comment")
    try player.send("")
    #expect(try player.ask("showboard") == board)
    #expect(try player.ask("play black f5") == "=" && player.ask("undo") == "=")
    #expect(try player.ask("showboard") == board)
    #expect(try player.finish() == 0)
  }

  @Test func `a game is loaded from a file up to a move, and printed again`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("(;GM[2]SZ[4]PB[Ann];B[ba];W[aa];B[ab])\n", to: "game.sgf")
    let bad = try folder.write("(;GM[2];B[aa])\n", to: "bad.sgf")
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    let sgf = "(;GM[2]FF[4]CA[UTF-8]AP[puzzlelab]SZ[4];B[ba];W[aa]"
    #expect(try player.ask("loadsgf \(file)") == "=" && player.ask("query_boardsize") == "= 4")
    #expect(try player.ask("printsgf") == "= \(sgf);B[ab])")
    #expect(try player.ask("undo") == "=" && player.ask("printsgf") == "= \(sgf))")
    #expect(try player.ask("loadsgf \(file) 3") == "=" && player.ask("printsgf \(bad).new") == "=")
    #expect(try String(contentsOfFile: "\(bad).new", encoding: .utf8) == "\(sgf))\n")
    #expect(try player.ask("loadsgf \(file) 1") == "=" && player.ask("final_status_list alive") == "= B2 C2 B3 C3")
    #expect(try player.ask("final_status_list dead") == "=" && player.ask("final_status_list seki") == "=")
    let board = try player.ask("showboard")
    #expect(
      try player.ask("loadsgf \(bad)") == "? cannot load file: move 1, a1, flips nothing (at character 11)"
    )
    #expect(try player.ask("genmove black") == "? no game is loaded; load one or clear the board")
    #expect(try player.ask("loadsgf /nowhere/x.sgf").hasPrefix("? cannot load file: /nowhere/x.sgf can't be read"))
    #expect(try player.ask("printsgf /nowhere/x.sgf").hasPrefix("? cannot write file: /nowhere/x.sgf can't be"))
    for request in ["loadsgf", "loadsgf \(file) x", "printsgf a b", "final_status_list", "final_status_list x"] {
      #expect(try player.ask(request) == "? syntax error", "\(request)")
    }
    #expect(try player.ask("showboard") == board)
    #expect(try player.finish() == 0)
  }

  @Test func `the first game of a file is loaded, whatever its format`() throws {
    let folder = try TemporaryFolder()
    let games = try folder.write("f5d6c3\nf5f6\n", to: "games.txt")
    for format in ["ggf", "sgf", "pgn", "wthor"] {
      #expect(
        try ProgramRun("$P reversi convert \(games) --to \(format) -o $D/games.\(format)", in: folder).status == 0)
    }
    _ = try ProgramRun("$P reversi convert \(games) --to obf --last -o $D/games.obf", in: folder)
    _ = try folder.write("", to: "games.none")
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    for format in ["txt", "ggf", "sgf", "pgn", "wthor"] {
      #expect(try player.ask("loadsgf \(folder.path)/games.\(format)") == "=", "\(format)")
      #expect(try player.ask("printsgf").hasSuffix(";B[fe];W[df];B[cc])"), "\(format)")
    }
    #expect(try player.ask("loadsgf \(folder.path)/games.obf") == "=")
    #expect(try player.ask("printsgf").contains("PL[W]"))
    #expect(try player.ask("loadsgf \(folder.path)/games.none") == "? cannot load file: it has no games")
    #expect(try player.finish() == 0)
  }

  @Test func `every command that is listed is known, and no other one`() throws {
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    let names = try player.ask("list_commands").dropFirst(2).split(separator: "\n").map { String($0) }
    for name in ["loadsgf", "printsgf", "time_settings", "time_left", "final_status_list", "puzzlelab-notes"] {
      #expect(names.contains(name))
    }
    for name in names { #expect(try player.ask("known_command \(name)") == "= true") }
    for name in ["loadsg", "", "LOADSGF"] { #expect(try player.ask("known_command \(name)") == "= false") }
    #expect(try player.ask("puzzlelab-notes") == "=")
    #expect(try player.finish() == 0)
  }

  @Test func `weights that are missing or foreign are reported in both protocols`() throws {
    let folder = try TemporaryFolder()
    let weights = try folder.write("no weights", to: "weights")
    let data = String(weights.dropLast("/weights".count))
    let player = try Conversation(["reversi", "gtp", "--data", data])
    let files = "evaluation.weights and 3 more"
    #expect(try player.ask("version").hasSuffix(" (plays weaker without \(files))"))
    let notes = try player.ask("puzzlelab-notes").split(separator: "\n")
    #expect(notes.count == 4 && notes[0].contains("evaluation.weights was not found"))
    #expect(try player.finish() == 0)
    let engine = try Conversation(["reversi", "nboard", "--data", data])
    try engine.send("nboard 2")
    #expect(engine.line() == "set myname puzzlelab")
    #expect(engine.line()?.hasPrefix("status puzzlelab plays weaker without \(files): ") == true)
    #expect(try engine.finish() == 0)
  }

  /// A line without passes to a position in which a pass is due.
  private func lineToPass() -> Line {
    var generator = SeededGenerator(seed: 71)
    while true {
      var line = Line(from: .start(size: .four))
      while !line.end.mustPass, !line.end.isFinished {
        let moves = line.end.legalMoves
        try? line.play(moves[generator.index(moves.count)])
      }
      if line.end.mustPass { return line }
    }
  }

  @Test func `a pass need not be sent, and undo takes it back`() throws {
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    let line = lineToPass()
    let (passing, other) = (line.end.sideToMove, line.end.sideToMove.other)
    #expect(try player.ask("boardsize 4") == "=")
    for (index, move) in line.moves.enumerated() {
      #expect(try player.ask("play \(index.isMultiple(of: 2) ? "b" : "W") \(move)") == "=")
    }
    let board = try player.ask("showboard")
    #expect(try player.ask("reg_genmove \(passing)") == "= PASS" && player.ask("genmove \(passing)") == "= PASS")
    #expect(try player.ask("undo") == "=" && player.ask("showboard") == board)
    let answer = try player.ask("genmove \(other)")
    #expect(answer.hasPrefix("= ") && answer != "= PASS")
    #expect(try player.ask("undo") == "=" && player.ask("showboard") == board)
    #expect(try player.ask("play \(other) \(answer.dropFirst(2))") == "=" && player.ask("showboard") != board)
    #expect(try player.finish() == 0)
  }

  @Test func `NBoard's conversation is answered line by line`() throws {
    let engine = try Conversation(["reversi", "nboard", "--threads", "1"])
    try engine.send("nboard 2")
    #expect(engine.line() == "set myname puzzlelab")
    try engine.send("set depth 2")
    #expect(engine.line() == "set myname puzzlelab2")
    try engine.send("garbage \u{1} ]")
    try engine.send("set game (;GM[Othello];)")
    #expect(engine.line()?.hasPrefix("status The game can't be read") == true)
    // Nothing is said about the game before until there is one again.
    for command in ["move F5//1.5", "go", "hint 2", "analyze"] {
      try engine.send(command)
      #expect(engine.line()?.hasSuffix("; send the game again") == true, "\(command)")
    }
    let start = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *];)"
    try engine.send("set game \(start)")
    for wrong in ["move A1", "move z9"] {
      try engine.send(wrong)
      #expect(engine.line()?.hasPrefix("status ") == true, "\(wrong)")
      try engine.send("go")
      #expect(engine.line()?.hasSuffix("; send the game again") == true, "\(wrong)")
      try engine.send("set game \(start)")
    }
    try engine.send("move F5//1.5")
    try engine.send("go")
    var lines: [String] = []
    while let line = engine.line() {
      lines.append(line)
      if line.hasPrefix("=== ") { break }
    }
    let chosen = try #require(lines.last?.dropFirst(4).prefix(2))
    #expect(["D6", "F4", "F6"].contains(chosen))
    #expect(lines.first == "status Thinking")
    #expect(engine.line()?.hasPrefix("status") == true)
    try engine.send("ping 5")
    #expect(engine.line() == "pong 5")
    try engine.send("hint 2")
    while let line = engine.line(), line.trimmingCharacters(in: .whitespaces) != "status" {
      #expect(["status", "search", "nodestats"].contains(line.split(separator: " ").first ?? ""))
    }
    try engine.send("learn")
    #expect(engine.line() == "learned")
    try engine.send("analyze")
    #expect(engine.line() == "status Analysing")
    #expect(engine.line()?.hasPrefix("analysis 0 ") == true)
    try engine.send("quit")
    #expect(try engine.finish() == 0)
  }

  @Test func `a command stops the thinking`() throws {
    let engine = try Conversation(["reversi", "nboard", "--threads", "1", "--depth", "40"])
    try engine.send("go")
    #expect(engine.line() == "status Thinking")
    Thread.sleep(forTimeInterval: 0.2)
    let begin = Moment.now
    try engine.send("ping 9")
    var last = ""
    while let line = engine.line() {
      last = line
      if line == "pong 9" { break }
    }
    #expect(last == "pong 9")
    #expect(Moment.now - begin < .seconds(5))
    #expect(try engine.finish() == 0)
  }

  @Test(arguments: ["gtp": "genmove b", "nboard": "hint 3"])
  func `Ctrl-C ends the thinking and the conversation`(name: String, line: String) throws {
    let start =
      "set -m; exec 3< <(echo \(line); sleep 2); $P reversi \(name) --depth 40 --threads 1 <&3 >/dev/null & sleep 0.7"
    let run = try ProgramRun("\(start); kill -INT $!; wait $!; echo $?")
    #expect(run.output == "75\n")
    #expect(!run.messages.contains("Fatal"))
  }
}

/// GoGui's commands, and positions that are handed over.
@Suite struct GoGuiCommandTests {
  @Test func `the rules are answered as GoGui asks for them`() throws {
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    #expect(try player.ask("gogui-rules_game_id") == "= Othello" && player.ask("gogui-rules_board_size") == "= 8")
    #expect(try player.ask("gogui-rules_legal_moves") == "= D3 C4 F5 E6")
    #expect(try player.ask("gogui-rules_side_to_move") == "= black")
    #expect(try player.ask("gogui-rules_final_result") == "= unknown")
    #expect(try player.ask("play black f5") == "=" && player.ask("gogui-rules_side_to_move") == "= white")
    // GoGui's rows are counted from the bottom, so the first line is that of row 8.
    let rows = try player.ask("gogui-rules_board").split(separator: "\n").map { String($0) }
    #expect(rows.count == 9 && rows[0] == "=")
    #expect(rows[4] == ". . . X X X . ." && rows[5] == ". . . O X . . .")
    #expect(try player.finish() == 0)
  }

  @Test func `a board is handed over disc by disc, and whole`() throws {
    let player = try Conversation(["reversi", "gtp", "--level", "1"])
    #expect(try player.ask("boardsize 4") == "=" && player.ask("gogui-setup b a1 b b1 w c1") == "=")
    #expect(try player.ask("gogui-rules_legal_moves") == "= D1")
    #expect(try player.ask("gogui-setup_player w") == "=" && player.ask("gogui-rules_side_to_move") == "= white")
    #expect(try player.ask("gogui-rules_legal_moves") == "= pass")
    #expect(try player.ask("gogui-setup b a1 w d4") == "=" && player.ask("gogui-rules_legal_moves") == "=")
    #expect(try player.ask("gogui-rules_final_result") == "= draw")
    #expect(try player.ask("puzzlelab-position XXXXXXXXXXXXXX-O O") == "=")
    #expect(try player.ask("query_boardsize") == "= 4")
    #expect(try player.ask("gogui-rules_final_result") == "= black wins by 14")
    #expect(try player.ask("puzzlelab-position -XO------------- X") == "=" && player.ask("genmove b") == "= D1")
    #expect(try player.ask("undo") == "=" && player.ask("undo") == "? cannot undo")
    let board = try player.ask("showboard")
    for (request, answer) in [
      "gogui-setup b a1 w a1": "? unacceptable position", "gogui-setup": "? syntax error",
      "gogui-setup b": "? syntax error", "gogui-setup b e5": "? syntax error", "gogui-setup b pass": "? syntax error",
      "gogui-setup_player": "? syntax error",
    ] { #expect(try player.ask(request) == answer, "\(request)") }
    #expect(try player.ask("puzzlelab-position XX").hasPrefix("? unacceptable position: "))
    #expect(try player.ask("showboard") == board)
    #expect(try player.finish() == 0)
  }
}
