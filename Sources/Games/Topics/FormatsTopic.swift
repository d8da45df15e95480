import Documents
import Questions

extension Topic {
  static let formats = Topic(
    "formats", "What goes in and comes out: text, JSON, CSV, files of many, files of games",
    .paragraph("What is read, the same through every interface (words, files, JSON, HTTP, the page):"),
    .list([
      ("cards of Set", "2GSF, 1122, 'two green filled squiggles', red-solid-oval-1.png and more: 'help cards'"),
      ("playing cards", "10D, ♦10, 'ten of diamonds', 🃊, {\"rank\":…,\"suit\":…}: 'help cards'"),
      ("tables of cards", "memory 'A _ cat _', card matching 'AH xx 8D+ xx': 'help cards'"),
      (
        "numbers, heaps",
        "1,234,567, 10^1000, 1e6; 3,4,5, 3 4 5, [3, 4, 5], 3+4+5; 92,679 may be one or two and is refused"
      ),
      ("rules", "take:1,3,4, {1,3,4}, octal:0.77, 0.77, kayles: 'help rules'"),
      ("boards and moves", "64 squares and the side to move, drawings; f5d6c3: 'help boards'"),
    ]),
    .paragraph(
      "A file may be packed by gzip, bzip2, xz, Zstandard or zip, and be in UTF-8, or in UTF-16 with its mark. Lines end "
        + "with LF, CR or both."),
    .paragraph("Where it comes from, and what comes out:"),
    .list([
      ("--json", "One document a line: request, result, what the run cost (left out with --no-run), schema"),
      ("--format csv", "Tables; of a file of many, one table"),
      ("--format html", "A page: figures, words, rows, in one file that loads nothing"),
      ("--format svg", "The first figure alone, where there is one"),
      ("--format bfile", "An index and a number a line, as the OEIS has sequences, where there is one"),
      ("--format obf", "A Reversi position and the scores of its moves a line, where the answer is positions"),
      ("-o FILE", "The answer goes to FILE, which appears whole or not at all"),
      (
        "--file FILE",
        "Answer every line (game, deal, table) of FILE, in order; '-' is standard input; # and % begin "
          + "comments"
      ),
      ("--resume FILE", "With --file or batch: append to FILE, going on where it ends"),
    ]),
    .paragraph(
      "'batch' answers questions in JSON: {\"ask\":\"set.hints\",\"request\":{\"cards\":\"2GSF 1RDE 3POS\"},\"id\":7}. "
        + "The request of any document is a request there, and gives the same result. 'schema NAME' prints the JSON "
        + "Schema of a document."),
    .paragraph(
      "Files of Reversi games are found out by their look, as are games that 'play' saved as JSON, or named by --from:"),
    .list([
      (
        "transcript",
        "f5d6c3, one a line, or 1. f5 d6 over several lines; marks (!?), {comments}, a result (36-28); "
          + "{start: BOARD} says where it begins"
      ),
      ("ggf", "(;GM[Othello]…;); a TY of other rules, such as 8a, is refused"),
      ("sgf", "(;FF[4]GM[2]…); variations are kept; V is the value of a move for black"),
      (
        "pgn",
        "[Black \"…\"] and other tags, then 1. f5 d6 2. c3 -- 36-28, as PlayOK has them; "
          + "{[%eval -1.50] [%emt 0:00:12]} behind a move is its value for black and its time"
      ),
      ("quest", "Othello Quest's JSON: one game, a list of games, or {\"games\":[…]}"),
      ("obf", "A board a line, also with scores"),
      ("wthor", ".wtb, with .jou and .trn beside it"),
    ]),
    .paragraph(
      "Bytes that aren't UTF-8 are Latin-1; lines that begin with #, % or ; are comments. "
        + "What one format says and another has no place for, 'reversi convert' names in one line."),
    .paragraph(
      "Exit status: 0 done, 1 verify found a disagreement, 64 usage, 65 bad position or data, 70 internal, 74 input or "
        + "output, 75 stopped by a limit or Ctrl-C."))
}
