extension Topic {
  static let boards = Topic(
    "boards", "How positions and games of Reversi are written",
    .paragraph(
      "A board is its squares from a1 (top left) to h8 (bottom right), row after row, then the side to move:"),
    .list([
      ("X * B b ●", "A black disc"), ("O W w ○", "A white disc"), ("- . _", "An empty square"),
      ("0 1 2", "On a board of digits: empty, black, white"),
      ("--…--- X", "64 squares (36, 16 on the smaller boards), a blank, and X or O: who moves"),
    ]),
    .paragraph("Moves are a column and a row from the top. All of these are the same game:"),
    .list([
      ("f5d6c3", "A transcript"), ("F5 d6,c3", "Either case, blanks and commas"),
      ("1. f5 2. d6 3. c3", "Numbered"), ("f5-d6-c3 +f5-d6+c3", "With hyphens or signs"),
    ]),
    .paragraph(
      "A pass may be left out, or written pass or --. Values are disc differences at the end for the side to move; the "
        + "winner takes the empty squares. See 'help formats' for files of games, 'help levels' for how hard to look."
    ))
}
