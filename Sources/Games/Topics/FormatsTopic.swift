import Documents
import Questions

extension Topic {
  static let formats = Topic(
    "formats", "Input and output formats: text, JSON, CSV, files of many inputs, files of games",
    .paragraph("Input, the same through every interface (command line, files, JSON, HTTP, the page):"),
    .list([
      ("cards of Set", "2GSF, 1122, 'two green filled squiggles', red-solid-oval-1.png and more: 'help cards'"),
      ("playing cards", "10D, ♦10, 'ten of diamonds', 🃊, {\"rank\":…,\"suit\":…}: 'help cards'"),
      ("tables of cards", "memory 'A _ cat _', card matching 'AH xx 8D+ xx': 'help cards'"),
      (
        "numbers, heaps",
        "1,234,567, 10^1000, 1e6; 3,4,5, 3 4 5, [3, 4, 5], 3+4+5; 92,679 is ambiguous and refused"
      ),
      ("rules", "take:1,3,4, {1,3,4}, octal:0.77, 0.77, kayles: 'help rules'"),
      ("boards and moves", "64 squares and the side to move, drawings; f5d6c3: 'help boards'"),
    ]),
    .paragraph(
      "A file may be compressed with gzip, bzip2, xz, Zstandard or zip. Text is UTF-8, or UTF-16 with a byte "
        + "order mark. Lines end with LF, CR or both."),
    .paragraph("The inputs of --file FILE lie in it in one of these ways, which the program finds out:"),
    .list([
      ("one per line", "0000 1111 2222, also in JSON: [\"0000\",\"1111\",\"2222\"]"),
      ("one card per line", "The lines together are one deal or table; blank lines separate several"),
      ("JSON", "One input, or a list of inputs, over as many lines as it takes"),
      (
        "a table",
        "Values separated by commas, semicolons or tabs, with a line of titles. The column is the one called cards, "
          + "table, heaps … as the option is, the only one that can be read, or that of --column; or each row is a card"
      ),
      ("objects", "{\"photo\":\"a.jpg\",\"cards\":[…]}, one per line or in a list: like a table"),
    ]),
    .paragraph(
      "What a row or an object has beside its input comes out with the answer: in JSON as its \"id\" (the value, or "
        + "an object of several), in CSV in columns before the answer's (input.NAME where the answer has a NAME), in text "
        + "after the number. A word alone, @FILE or -, is the one input that a file or standard input holds."),
    .paragraph("Formats of answers; 'help options' explains the options that say where they go:"),
    .list([
      ("--json", "One document per line: request, result, time and nodes (omitted with --no-run), schema"),
      ("--format csv, tsv", "Tables, with commas or tabs; for a file of many inputs, one table"),
      ("--format html", "A page with figures, text and tables, all in one file; for many inputs, one table"),
      ("--format brief", "The answer in one line; for a file of many inputs, one line for each"),
      ("--format markdown, latex", "A table, or a formula, for a page in Markdown or for a paper"),
      ("--format svg", "The first figure alone, if there is one"),
      ("--format bfile", "An index and a number per line, as in the OEIS, if the answer is a sequence"),
      ("--format obf", "A Reversi position and the scores of its moves per line, if the answer has positions"),
      ("--format ggf, pgn", "Games of Reversi, if the answer has games: of a match, or reviewed, with values"),
      ("--format questions", "The questions that an answer consists of, one per line, for 'batch' and 'jobs'"),
    ]),
    .paragraph(
      "'batch' answers questions in JSON: {\"ask\":\"set.hints\",\"request\":{\"cards\":\"2GSF 1RDE 3POS\"},\"id\":7}. "
        + "The request of any document is a request there, and gives the same result. 'schema NAME' prints the JSON "
        + "Schema of a document."),
    .paragraph(
      "Games that 'play' saved as JSON are read, too. Formats of Reversi games are detected, or given by --from:"),
    .list([
      (
        "transcript",
        "f5d6c3, one per line, or 1. f5 d6 over several lines; marks (!?), {comments}, a result (36-28); "
          + "{start: BOARD} gives the first position"
      ),
      ("ggf", "(;GM[Othello]…;); a TY of other rules, such as 8a, is refused"),
      ("sgf", "(;FF[4]GM[2]…); variations are kept; V is the value of a move for black"),
      (
        "pgn",
        "[Black \"…\"] and other tags, then 1. f5 d6 2. c3 -- 36-28, as on PlayOK; "
          + "{[%eval -1.50] [%emt 0:00:12]} after a move is its value for black and its time"
      ),
      ("quest", "Othello Quest's JSON: one game, a list of games, or {\"games\":[…]}"),
      ("obf", "One board per line, also with scores"),
      ("wthor", ".wtb, with .jou and .trn in the same folder"),
    ]),
    .paragraph(
      "Bytes that aren't UTF-8 are read as Latin-1; lines that begin with #, % or ; are comments. "
        + "'reversi convert' lists in one line what the new format cannot hold."),
    .paragraph(
      "Exit status: 0 done, 1 verify found a disagreement, 64 usage, 65 bad position or data, 70 internal, 74 input or "
        + "output, 75 stopped by a limit or Ctrl-C."))
}
