import Documents
import Questions

extension Topic {
  static let boards = Topic(
    "boards", "How positions and games of Reversi are written",
    .paragraph(
      "A board is its squares from a1 (top left) to h8 (bottom right), row after row, in one line or several, then the "
        + "side to move:"),
    .list([
      ("X * B b @ ●", "A black disc; also x, ⚫, ⬤"), ("O W w ○", "A white disc; also o, ⚪, ◯"),
      ("- . _ ·", "An empty square; a blank is one where every line has its full length"),
      ("0 1 2", "On a board of digits: empty, black, white"),
      ("--…--- X", "64 squares (36, 16 on the smaller boards), a blank, and X or O: who moves"),
      ("8/8/8/3OX3/3XO3/8/8/8 X", "Rows between slashes, a digit for a run of empty squares"),
      ("[[0,0,…],…,\"X\"]", "A list in JSON: rows or squares, numbers or letters, null for an empty square"),
      ("0x…10 0x…08 X", "Two bitboards in hexadecimal: black, white"),
    ]),
    .paragraph(
      "The side to move may be missing: it is then the one that the number of discs gives, and a message says so. Moves "
        + "may follow it, or a score."),
    .paragraph(
      "A board may be drawn, too, as this program and others draw it: the letters of the columns above, the number of "
        + "each row before or after it, and whose turn it is next to it or below it:"),
    .list([
      ("  a b c d", "Small or capital letters, with or without blanks between them"),
      ("1 · + · ·", "+ is an empty square, marked as a legal move; so is * on a board with X"),
      ("2 + ○ ● ·", "Brackets around a disc, bars between squares, and lines between rows are ignored"),
      ("3 · ● ○ +", "Disc counts next to the board must match it"),
      ("4 · · + ·  black to move", "Also X to move, * to move, (●) has to pass, white's turn"),
    ]),
    .paragraph(
      "Boards and moves are found in what is pasted: the screens of Edax, OpenSpiel and GGS, a message with a line of "
        + "moves. Other words are named and not used. A text with two boards, or with moves in two places, is refused, "
        + "and so are several games where one is expected."),
    .paragraph(
      "Ambiguous boards are refused: 0 with letters where it may be empty or white, 0 and 1 with full stops, -1, and * "
        + "with X where it isn't exactly the legal moves."),
    .paragraph("Moves are a column and a row from the top. All of these are the same game:"),
    .list([
      ("f5d6c3", "A transcript"), ("F5 d6,c3", "Either case, blanks and commas"),
      ("1. f5 2. d6 3. c3", "Numbered, also 1. f5 d6 2. c3, 1: f5 d6 / 2: c3"),
      ("f5-d6-c3 +f5-d6+c3", "With hyphens or signs"),
      ("P@f5 P@d6 P@c3", "Flipello, as chess programs write it; rows may count from the bottom"),
      ("ｆ５ｄ６ｃ３", "Full-width letters and digits"),
    ]),
    .paragraph(
      "A pass may be left out, or written pass, pa, ps, -- or @@. Values are disc differences at the end for the side "
        + "to move; the winner takes the empty squares. See 'help formats' for files of games, 'help levels' for "
        + "search levels."
    ))
}
