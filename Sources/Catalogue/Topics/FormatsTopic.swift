extension Topic {
  static let formats = Topic(
    "formats", "What goes in and comes out: text, JSON, CSV, files of many, files of games",
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
      ("transcript", "f5d6c3, one a line; marks (!?), {comments} and a result (36-28) are passed over"),
      ("ggf", "(;GM[Othello]…;)"),
      ("sgf", "(;FF[4]GM[2]…), the main line; V is the value of a move for black"),
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
      "Exit status: 0 done, 1 verify found a disagreement, 64 usage, 65 bad position or data, 70 internal, 74 input or "
        + "output, 75 stopped by a limit or Ctrl-C."))
}
