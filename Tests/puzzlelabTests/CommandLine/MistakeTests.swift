import Documents
import Foundation
import Games
import Questions
import Streams
import Testing
import puzzlelab

/// Commands that new users type, each with the status of the program and the remedy that its
/// message names.
@Suite struct MistakeTests {
  @Test(arguments: [
    Mistake("set hints nofile.txt", .data, "add '--file nofile.txt'"),
    Mistake("set hints data/set/known.txt", .data, "add '--file data/set/known.txt'"),
    Mistake("set chance 12", "did you mean '--deal-size 12'"),
    Mistake("matchsticks sequence kayles", "did you mean '--rules kayles'?"),
    Mistake("matchsticks lesson --heaps 3", "it is an option of 'matchsticks"),
    Mistake("matchsticks lesson --pile 3", "it is an option of 'matchsticks"),
    Mistake("set deal -n 3", "did you mean '--deal-size' or '--count'?"),
    Mistake("set deal -n3", "did you mean '--deal-size' or '--count'?"),
    Mistake("reversi hints --board f5", "did you mean '--position'?"),
    Mistake("reversi hints --pos f5", "did you mean '--position'?"),
    Mistake("reversi hints --fen f5", "did you mean '--position'?"),
    Mistake("reversi hints -n 3", "did you mean '--count'?"),
    Mistake("reversi hints -d 3", "did you mean '--depth'?"),
    Mistake("reversi convert data/reversi/game.ggf", "one of transcript, ggf, sgf, pgn, obf, wthor"),
    Mistake("reversi convert data/reversi/game.ggf pgn", "did you mean '--to pgn'"),
    Mistake("reversi convert data/reversi/game.ggf --format sgf", "did you mean '--to'?"),
    Mistake("reversi convert data/reversi/game.ggf --to GGF", "did you mean 'ggf'?"),
    Mistake("reversi convert --to sgf", "missing FILE"),
    Mistake("set deal --seed abc", "nor 'random'"),
    Mistake("matchsticks analyze 18 --take-limit 0", "the nearest is 1"),
    Mistake("matchsticks analyze 18 --take-limit 1,3", "--rules take:1,3"),
    Mistake("reversi summary f5d6", .io, "reversi review f5d6"),
    Mistake("reversi verify f5d6", .io, "reversi verify reads a file"),
    Mistake("set verify 0000", .io, "set verify reads a file"),
    // A value where an option is expected, and the reverse.
    Mistake("set deal 12", "'--deal-size 12'"),
    Mistake("set distribution 12", "did you mean '--deal-size 12'"),
    Mistake("set puzzle 3", "'--sets 3', '--count 3' or '--deal-size 3'"),
    Mistake("set puzzle hard", "did you mean '--difficulty hard'?"),
    Mistake("set simulate 100", "'--games 100'"),
    Mistake("set census 3", "'--dimension 3'"),
    Mistake("matchsticks lesson kayles", "did you mean '--rules kayles'?"),
    Mistake("matchsticks losing 20", "'--to 20'"),
    Mistake("matchsticks genus 20", "'--to 20'"),
    Mistake("matchsticks plays 20", "'--pile 20'"),
    Mistake("matchsticks survey 5", "'--largest 5'"),
    Mistake("matchsticks match perfect", "did you mean '--strategies perfect'?"),
    Mistake("matchsticks analyze kayles", .data, "did you mean '--rules kayles'?"),
    Mistake("matchsticks analyze --play kayles", "did you mean '--rules kayles'?"),
    Mistake("memory analyze 8", "'--pairs 8'"),
    Mistake("memory report 6", "'--pairs 6'"),
    Mistake("cardmatch deal 6", "did you mean '--deal-size 6'?"),
    Mistake("cardmatch report 8", "'--deal-size 8'"),
    Mistake("reversi perft 5", .data, "did you mean '--depth 5'?"),
    Mistake("reversi openings 10", "'--count 10'"),
    Mistake("reversi gtp 5", "'--level 5'"),
    Mistake("serve 8080", "did you mean '--port 8080'?"),
    Mistake("set hints --csv 0000", "did you mean '--format csv'?"),
    Mistake("set puzzle --hard", "did you mean '--difficulty hard'?"),
    Mistake("matchsticks analyze 5 --misere", "did you mean '--play misere'?"),
    Mistake("matchsticks analyze 5 --normal", "did you mean '--play normal'?"),
    Mistake("matchsticks analyze 5 --kayles", "did you mean '--rules kayles'?"),
    // A file in the place of what is in it, and the reverse.
    Mistake("reversi hints board.txt", .data, "add '--file board.txt'"),
    Mistake("reversi hints games/one.ggf", .data, "add '--file games/one.ggf'"),
    Mistake("matchsticks analyze heaps.txt", .data, "'--file heaps.txt' or '@heaps.txt'"),
    Mistake("set hints --cards cards.txt", .data, "add '--file cards.txt'"),
    Mistake("reversi solve --position board.obf", .data, "add '--file board.obf'"),
    Mistake("reversi games f5d6", .io, "reversi review f5d6"),
    Mistake("set hints --file", "--file needs a value"),
    Mistake("set hints 0000 --file cards.txt", "not both"),
    Mistake("set hints 0000 --resume r.jsonl", "--resume goes with --file"),
    // An option of another command.
    Mistake("reversi solve f5d6 --level 60", "it is an option of 'reversi"),
    Mistake("reversi perft --level 4", "it is an option of 'reversi"),
    Mistake("set chance --sets 0", "it is an option of 'set"),
    Mistake("set chance --games 100", "it is an option of 'set simulate'"),
    Mistake("set deal --stage 2", "it is an option of 'set hints'"),
    Mistake("set chance --faces tutorial", "it is an option of 'set"),
    Mistake("matchsticks sequence --rules kayles --pile 20", "it is an option of 'matchsticks"),
    Mistake("matchsticks quotient --rules kayles --to 5", "did you mean '--heap'?"),
    Mistake("matchsticks plays --to 9", "it is an option of 'matchsticks"),
    Mistake("memory hints --pairs 4", "it is an option of 'memory"),
    Mistake("cardmatch solve --places AH", "it is an option of 'cardmatch hints'"),
    Mistake("set hints 0000 --seed 3", "nothing is random"),
    // Other words for an option.
    Mistake("set chance --cards 12", "did you mean '--deal-size'?"),
    Mistake("set deal --cards 12", "did you mean '--deal-size'?"),
    Mistake("set deal --no-sets", "did you mean '--set-free'?"),
    Mistake("set hints 0000 --features 4", "did you mean '--dimension'?"),
    Mistake("set simulate --trials 100", "did you mean '--games'?"),
    Mistake("set simulate --rules classic", "did you mean '--rule'?"),
    Mistake("set distribution --n 12", "did you mean '--deal-size'?"),
    Mistake("matchsticks analyze -n 18", "'--pile'"),
    Mistake("matchsticks analyze --heap 18", "did you mean '--pile' or '--heaps'?"),
    Mistake("matchsticks analyze --matches 18", "did you mean '--pile'?"),
    Mistake("matchsticks analyze --piles 3,4", "did you mean '--heaps'?"),
    Mistake("matchsticks analyze 18 --max 3", "did you mean '--take-limit'?"),
    Mistake("matchsticks analyze 18 --take 1,3,4", "did you mean '--rules' or '--take-limit'?"),
    Mistake("matchsticks analyze 18 --game nim", "did you mean '--rules'?"),
    Mistake("reversi match random greedy -n 10", "did you mean '--games'?"),
    Mistake("reversi match random greedy --rounds 10", "did you mean '--games'?"),
    Mistake("reversi openings -n 5", "did you mean '--count'?"),
    Mistake("reversi puzzles -n 5", "did you mean '--count'?"),
    Mistake("reversi solve f5 --alpha -2", "did you mean '--window'?"),
    Mistake("reversi play --level 5", "did you mean '--opponent'?"),
    Mistake("matchsticks play --difficulty hard", "did you mean '--opponent'?"),
    Mistake("cardmatch simulate --strategy greedy", "did you mean '--policy'?"),
    Mistake("cardmatch deal -n 8", "did you mean '--deal-size'?"),
    Mistake("set hints 0000 -i cards.txt", "did you mean '--file'?"),
    Mistake("set hints 0000 --out a.txt", "did you mean '--output'?"),
    Mistake("set hints 0000 -t 5", "'--time'"),
    Mistake("set hints 0000 -j 4", "did you mean '--threads'?"),
    Mistake("set deal -s 4", "did you mean '--seed'?"),
    Mistake("serve -p 8080", "did you mean '--port'?"),
    Mistake("serve --host 0.0.0.0", "did you mean '--listen'?"),
    // Spelling: typing errors, hyphens, capitals, singular and plural.
    Mistake("set hint 0000", "did you mean 'hints'?"),
    Mistake("set hintss 0000", "did you mean 'hints'?"),
    Mistake("Set hints 0000", "did you mean 'set'?"),
    Mistake("set HINTS 0000", "did you mean 'hints'?"),
    Mistake("set hints -json 0000", "did you mean '--json'?"),
    Mistake("set hints -file cards.txt", "did you mean '--file'?"),
    Mistake("set hints --JSON 0000", "did you mean '--json'?"),
    Mistake("set hints --jsn 0000", "did you mean '--json'?"),
    Mistake("set hints --hlep", "did you mean '--help'?"),
    Mistake("set hints --card 0000", "did you mean '--cards'?"),
    Mistake("set deal --set 3", "did you mean '--sets'?"),
    Mistake("set deal --deal_size 3", "did you mean '--deal-size'?"),
    Mistake("set deal --dealsize 3", "did you mean '--deal-size'?"),
    Mistake("set simulate --game 100", "did you mean '--games'?"),
    Mistake("set simulate --rule clasic", "did you mean 'classic'?"),
    Mistake("set puzzle --difficulty Hard", "did you mean 'hard'?"),
    Mistake("set hints 0000 --variant ultra", "did you mean 'ultraset'?"),
    Mistake("set hints 0000 --format JSON", "did you mean 'json'?"),
    Mistake("set hints 0000 --format md", "did you mean 'markdown'?"),
    Mistake("set hints 0000 --format tex", "did you mean 'latex'?"),
    Mistake("set hints 0000 --format pdf", "did you mean 'html'?"),
    Mistake("set hints 0000 --format xml", "not one of text, json"),
    Mistake("reversi puzzle", "did you mean 'puzzles'?"),
    Mistake("reversi book lern", "did you mean 'learn'?"),
    Mistake("reversi hints --first Black f5", "did you mean 'black'?"),
    Mistake("reversi hints --lvel 3 f5", "did you mean '--level'?"),
    Mistake("reversi match greedy minmax:2", "did you mean 'minimax'?"),
    Mistake("matchsticks analyze 18 --rules kayle", .data, "did you mean kayles?"),
    Mistake("matchsticks match --strategies perfekt", "did you mean 'perfect'?"),
    Mistake("completions Bash", "did you mean 'bash'?"),
    Mistake("completion bash", "did you mean 'completions'?"),
    Mistake("schema set.hint", "did you mean 'set.hints'?"),
    Mistake("schema hints", "'set.hints'"),
    Mistake("schema set hints", "did you mean 'set.hints'?"),
    // Nothing is suggested whose meaning isn't near.
    Mistake("cardmatch solve --verbose", "see 'puzzlelab cardmatch solve --help'"),
    Mistake("matchsticks sequence --rules hackenbush", .data, "graph"),
    Mistake("matchsticks analyze 18 --rules wythoff", .data, "a position of a,b has 2 numbers, but 1 number is given"),
    Mistake("set hints 0000 --verbose", "see 'puzzlelab set hints --help'"),
    Mistake("set deal --version", "'puzzlelab --version'"),
    // Games: missing, wrong, or by another name.
    Mistake("hints 0000 1111 2222", "'puzzlelab set hints'"),
    Mistake("hints set", "'puzzlelab set hints'"),
    Mistake("analyze 18", "'puzzlelab matchsticks analyze'"),
    Mistake("puzzle", "'puzzlelab set puzzle'"),
    Mistake("solv", "'reversi solve'"),
    Mistake("othello play", "did you mean 'reversi'?"),
    Mistake("nim 18", "did you mean 'matchsticks'?"),
    Mistake("concentration play", "did you mean 'memory'?"),
    Mistake("set solve 0000", "'reversi solve'"),
    Mistake("memory lesson", "'matchsticks lesson'"),
    Mistake("set 0000 1111 2222", "'set hints 0000'"),
    Mistake("reversi f5d6", "f5d6'"),
    Mistake("matchsticks 18", "'matchsticks analyze 18'"),
    Mistake("matchsticks nim", "--rules nim'"),
    Mistake("reversi play f5d6", "did you mean '--moves f5d6'?"),
    Mistake("sudoku", "'puzzlelab help' shows what there is"),
    Mistake("memory sudoku", "'puzzlelab help memory' lists its commands"),
    Mistake("reversi book sudoku", "'puzzlelab help reversi book' lists its commands"),
    Mistake("memory plays", "did you mean 'play'?"),
    Mistake("review f5d6c3", .io, "'puzzlelab reversi review f5d6c3'"),
    // Something is missing.
    Mistake("reversi hints", "write POSITION after the command"),
    Mistake("set hints", "write CARDS after the command"),
    Mistake("reversi perft", "--depth N is missing"),
    Mistake("memory analyze", "--pairs N is missing"),
    Mistake("matchsticks sequence", "--rules RULES or --take-limit K is missing"),
    Mistake("matchsticks analyze 18 --rules take:", .data, "missing"),
    Mistake("set hints red circle", .data, "the number is missing"),
    Mistake("reversi match random", "give two strategies"),
    Mistake("set hints 0000 -o", "--output needs a value: --output FILE"),
    Mistake("jobs run", "missing QUESTIONS"),
    // Pairs that can't be, and values out of range.
    Mistake("set deal --sets 3 --set-free", "exclude each other"),
    Mistake("set hints 0000 --json --format csv", "exclude each other"),
    Mistake("reversi hints --start --position x", .data, "it needs 64"),
    Mistake("reversi solve --window=-2..2 --all-moves f5", "exclude each other"),
    Mistake("matchsticks analyze --pile 5 --heaps 3,4", "exclude each other"),
    Mistake("matchsticks analyze 18 --rules nim --take-limit 3", "exclude each other"),
    Mistake("matchsticks analyze --heaps 5 7 9", "quote all of them"),
    Mistake("set puzzle --date 2026-12-24 --seed 4", "the digits of the date are the seed"),
    Mistake("set deal --deal-size 300", "the nearest is 243"),
    Mistake("set deal --sets=-1", "the nearest is 0"),
    Mistake("set hints 0000 --time 1s", "such as 0.5 or 30"),
    Mistake("set hints 0000 --format obf", "these answers aren't positions"),
    Mistake("reversi match random greedy --games 3", "must be even"),
    Mistake("reversi hints --size 10 f5", "one of 4, 6, 8"),
    Mistake("reversi puzzles --empties 3-99 data/reversi/game.ggf", "99 is not in 2…24; the nearest is 24"),
    Mistake("reversi verify data/reversi/ffo.obf --only 5-2", "write 2-5"),
    // Help and versions.
    Mistake("-v", "did you mean '--version'?"),
    Mistake("--json set hints", "options go after the command"),
    Mistake("set --json hints", "options go after the command"),
    Mistake("help nothing", "'puzzlelab help' shows what there is"),
    Mistake("--all", "'puzzlelab help' shows what there is"),
    Mistake("help set hint", "did you mean 'hints'?"),
    Mistake("set hints help", .data, "did you mean '--help'?"),
  ])
  func `a mistaken command is refused with its remedy`(_ mistake: Mistake) { mistake.check() }

  @Test(arguments: ["set hints 000 --deck junior", "set deal --deck quads", "set report --deck quads"])
  func `a file that an option has read isn't read in another way`(words: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "faces-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let faces = ##"""
      {"schema": "puzzlelab/faces/1", "fills": ["empty", "striped", "filled"], "colours": [
        {"name": "red", "colour": "#d81e3a"}, {"name": "gold", "colour": "#c09000"}, {"name": "blue", "colour": "#2050d0"}
      ], "shapes": [
        {"name": "star", "symbol": "★"}, {"name": "heart", "symbol": "♥"}, {"name": "club", "symbol": "♣"}]}
      """##
    try Data(faces.utf8).write(to: file)
    Mistake("\(words) --faces \(file.path)", "choose set, ultra or ghost\n").check()
  }
}

/// A line of words that asks for nothing that there is.
struct Mistake: Sendable, CustomTestStringConvertible {
  let words: String
  let status: Documents.ExitStatus
  let remedy: String

  init(_ words: String, _ status: Documents.ExitStatus, _ remedy: String) {
    (self.words, self.status, self.remedy) = (words, status, remedy)
  }

  init(_ words: String, _ remedy: String) { self.init(words, .usage, remedy) }

  var testDescription: String { words }

  func check() {
    let (status, message) = answer
    #expect(status == self.status, "\(message)")
    #expect(message.contains(remedy), "\(message)")
    #expect(!message.isEmpty && !message.dropLast().contains("\n") && message.count < 500, "\(message)")
  }

  /// What the program says to it, in this process.
  private var answer: (Documents.ExitStatus, String) {
    do throws(Fault) {
      switch try Parser(.puzzlelab).parse(Example(words, "").words) {
      case .call(let invocation):
        let console = Console.memory()
        return (Program(.puzzlelab).run(invocation, on: console), console.gatheredMessages)
      case .help, .version: return (.done, "")
      }
    } catch {
      return (error.status, error.placedMessage)
    }
  }
}
