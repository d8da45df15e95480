import Documents
import Questions

extension Topic {
  static let levels = Topic(
    "levels", "Search levels, depth, selectivity, limits of Reversi",
    .list([
      ("--level 0 … 10", "That many plies, without cutoffs; exact once at most twice as many squares are empty"),
      (
        "--level 11 … 60",
        "That many plies with cutoffs of 73 %; near the end first selective, then exact: level 16 "
          + "proves from 21 empty squares on, level 24 from 27"
      ),
      (
        "--level master",
        "Also the name of a player: as far as that one looks ahead, but without its misjudgements; unbeatable is 21"
      ),
      ("--depth D", "D plies, and to the end only if that is no deeper; 0 is the static evaluation"),
      (
        "--selectivity S",
        "Cut a branch when a shallower search says with S % confidence that it won't matter; 100 "
          + "cuts none"
      ),
      ("--time, --nodes", "Stop there, for each position, with the results so far"),
      (
        "beginner … unbeatable",
        "Players with names, in games and matches: beginner, novice, casual, club, strong, expert and master look "
          + "1 to 6 plies ahead and misjudge moves, alike for the same seed; unbeatable is level 21"
      ),
    ]),
    .paragraph(
      "Proved values are exact. Estimates state their depth and selectivity, and are reproducible on any number "
        + "of threads, unless --threads asks for several threads inside one position; the document then says so."))
}
