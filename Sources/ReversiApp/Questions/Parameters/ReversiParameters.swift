import Documents
import Questions
import Reversi

/// What questions about Reversi can be asked with.
package enum ReversiParameters {
  static let position = Parameter(
    "position", letter: "p", typedAs: ["board", "fen", "discs"], .board,
    help: "The squares from a1 (top left) to h8, X black, O white, - empty, then a blank and the side to move")
  static let moves = Parameter(
    "moves", letter: "m", typedAs: ["transcript", "line", "sequence"], .moves,
    help: "Play these moves first, such as f5d6c3 or '1. f5 2. d6', from the position or the start")
  static let start = Parameter(flag: "start", typedAs: ["initial", "startpos"], help: "The starting position")
  package static let size = Parameter(
    "size", typedAs: ["boardsize"], .sides(), shown: "8", help: "Squares per side of the board")
  package static let first = Parameter(
    "first", typedAs: ["turn", "tomove", "side", "player"], .choice(Side.self), default: .black,
    help: "Who moves first from the start")

  private static let levelWords = ["strength", "l", "difficulty", "skill", "elo"]

  // How hard to search.
  package static let level = Parameter(
    "level", typedAs: levelWords, .searchLevel, shown: "16; 60 with --time or --nodes", metavar: "L",
    help: "Search level: up to 10 that many plies, above selectively, and exactly near the end")
  static let levelOfMany = Parameter(
    "level", typedAs: levelWords, .searchLevel, shown: "10", metavar: "L",
    help: "Search level: up to 10 that many plies, above selectively, and exactly near the end")
  static let levelOfReview = levelOfReviews(shown: "16; 60 with --time or --nodes")
  static let levelOfSummary = levelOfReviews(shown: "16")
  package static let depth = Parameter(
    "depth", typedAs: ["d", "plies", "ply"], .integer(0...60), metavar: "D",
    help: "Search D plies instead, and to the end only if that is no deeper; 0 is the static evaluation")
  package static let selectivity = Parameter(
    "selectivity", typedAs: ["confidence"], .selectivity, shown: "that of the level",
    help: "Cut branches that shallower searches rule out with S % confidence; 100 cuts none")
  package static let memory = Parameter(
    "memory", typedAs: ["hash", "ram", "table"], .integer(1...65536), default: ReversiSolver.defaultTableBytes >> 20,
    metavar: "MIB",
    help: "At most MIB mebibytes for each of two tables, one for proofs, one for estimates")
  package static let threadsInside = Parameter(
    "threads", .integer(1...1024), shown: "one for estimates, all for proofs",
    help: "Let N threads search each position together; estimates may then differ a little from run to run")

  private static func levelOfReviews(shown: String) -> Parameter<Int?> {
    Parameter(
      "level", typedAs: levelWords, .searchLevel, shown: shown, metavar: "L",
      help: "Search level: up to 10 that many plies, above selectively; from 16 on, exactly from 24 empty squares on")
  }

  // Hints and solve.
  static let count = Parameter(
    "count", typedAs: ["n", "top", "best", "multipv"], .integer(1...64), shown: "all",
    help: "Only the N best moves; a smaller N is faster")
  static let allBest = Parameter(flag: "all-best", help: "Prove all best moves, not only one")
  static let allMoves = Parameter(flag: "all-moves", help: "Prove the score of every legal move")
  static let window = Parameter(
    "window", typedAs: ["bounds", "alphabeta", "alpha", "beta"], .scoreWindow, shown: "the score itself",
    help: "Prove the score if it is LOW, HIGH or between them, otherwise only whether it is lower or higher: faster")
  static let emptiesAtMost = Parameter(
    "empties-at-most", .integer(0...60), metavar: "E",
    help: "Skip positions with more than E empty squares: they are answered with the bounds that stable discs prove")
  static let plies = Parameter(
    required: "depth", typedAs: ["d", "n", "plies", "ply"], .integer(0...20), help: "How many plies to count")

  // Files.
  static let claims = Parameter(
    required: "obf", .path, help: "A file of positions in OBF: board and side, then fields MOVE:SCORE")
  package static let only = Parameter(
    "only", typedAs: ["lines", "select"], .ranges, shown: "all",
    help: "Only those with these numbers, counted from 1, such as 1-19,25")
  package static let game = Parameter(
    "game", .game, help: "The game itself: a GGF record, or moves from the start")
  static let games = Parameter("games", .path, help: "A file of games; --only chooses among them")
  static let gameFiles = Parameter(
    "games", typedAs: ["files"], .paths, shown: "those of the index", help: "Files of games")
  static let index = Parameter(
    "index", typedAs: ["db", "database"], .path, shown: "none",
    help: "Keep the games in FILE, and ask about all that are in it")
  static let number = Parameter(
    "number", .integer(1...Int.max), help: "For tables: the number of the game in its file, from 1")
  package static let from = Parameter(
    "from", typedAs: ["input", "informat"], .choice(GameFormat.self), shown: "detected",
    help: "The format of the games in a file")
  package static let players = Parameter(
    "players", .path, shown: "next to the games", help: "The players of WTHOR games, a .jou file")
  package static let tournaments = Parameter(
    "tournaments", .path, shown: "next to the games", help: "The tournaments of WTHOR games, a .trn file")
  static let fullNames = Parameter(
    "names", .path, shown: "next to the players, with .names after their file's name",
    help: "Full names of WTHOR's players: one in each line, or the player's number, a tabulator and the name")
  static let worst = Parameter("worst", .integer(0...60), default: 5, help: "List the N moves that lost the most")

  static let fromPly = Parameter(
    "from-ply", .integer(1...120), shown: "1; in GGF, the first that wasn't drawn (TY[8r20])",
    help: "Judge the moves from ply N on, counted from 1, passes included: those before were given or drawn by lot")

  // Opening books.
  package static let book = Parameter(
    "book", .book, shown: "none",
    help: "Use an opening book where it has the position: FILE, or the shipped book if no FILE follows")
  static let readBook = Parameter("book", .book, default: .shipped, help: "The book; by default the shipped one")
  static let bookFile = Parameter(required: "book", .path, help: "The book to write")
  static let bookText = Parameter(
    required: "text", .input, help: "A book: the text that 'book export' writes, or one of Edax or Egaroucid")
  static let importedBook = Parameter(
    "book", .path, shown: "the name of the text with .db after it", help: "The book to write")
  static let bookFrom = Parameter(
    "from", .choice(BookFormat.self), shown: "found out", help: "The format of the book")
  static let bookTo = Parameter(
    "to", .choice(), default: BookFormat.puzzlelab, help: "Write the book for this program")
  static let bookInto = Parameter("into", .path, help: "The file to write; binary formats need one")
  static let bookLevel = Parameter(
    "level", .integer(0...60), shown: "that of the book; \(BookPlan.usualLevel) for a new one", metavar: "L",
    help: "The level of the search of each position; a book has one level")
  static let bookSize = Parameter(
    "size", .sides(), shown: "that of the book; 8 for a new one", help: "Squares per side of the board")
  static let bookPositions = Parameter(
    "positions", .integer(1...100_000_000), default: 1000, help: "Learn until the book has N positions")
  static let depthLimit = Parameter(
    "depth-limit", .integer(0...60), default: BookPlan.usualDepthLimit, metavar: "PLIES",
    help: "Keep to positions at most PLIES plies from the start")
  static let maxLoss = Parameter(
    "max-loss", .integer(0...128), default: BookPlan.usualLoss, metavar: "D",
    help: "Don't follow moves that lose more than D discs against the best one")

  // Matches and openings.
  static let starts = Parameter(
    "starts", .input, shown: "none",
    help: "Begin each game after a line of FILE, drawn by lot: moves such as f5d6c3, as in a list of XOT")
  static let openings = Parameter(
    "openings", .path, shown: "balanced lines of 8 plies, longer when these run out",
    help: "Begin with the lines of FILE: moves such as f5d6c3, or positions")
  static let openingBeginnings = Parameter(
    "opening-plies", .integer(0...60), shown: "whole lines",
    help: "Use only the first N plies of each line of --openings, for instance of finished games")
  static let matchSize = Parameter(
    "size", .sides([.six, .eight]), default: .eight, help: "Squares per side of the board")
  static let listGames = Parameter(flag: "list-games", help: "Include every game in the JSON answer")
  static let openingCount = Parameter(
    "count", typedAs: ["n", "number", "openings"], .integer(1...100_000), default: 20, help: "How many openings to find"
  )
  static let openingPlies = Parameter(
    "plies", typedAs: ["depth", "d", "length", "moves"], .integer(1...20), default: 8,
    help: "The length of the lines, in plies")
  static let within = Parameter(
    "within", .integer(0...64), default: 2, metavar: "D", help: "The largest value for either side, in discs")
  static let loss = Parameter(
    "loss", .integer(0...OpeningPlan.anyLoss), default: 3, metavar: "D",
    help: "How many discs a move may be worse than the best one; \(OpeningPlan.anyLoss): any number")

  // Training.
  static let out = Parameter(required: "out", .path, help: "Write the weights to FILE atomically")
  static let stagePositions = Parameter(
    "positions", .integer(1000...10_000_000), shown: "500000; 20000 with --quick",
    help: "Positions for each stage of the last round (half as many above 23 empty squares); a tenth in the first")
  static let quick = Parameter(flag: "quick", help: "A small plan: one round, as with --positions 20000")
  static let probCutPositions = Parameter(
    "positions", .integer(8...1_000_000), default: 1600,
    help: "Positions of the middle game; half as many near the end")
  static let probCutDepth = Parameter(
    "depth", .integer(6...16), default: 10, metavar: "D", help: "The depth of the deepest search, in plies")
}
