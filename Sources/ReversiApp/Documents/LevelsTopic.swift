import Documents
import Questions

extension Topic {
  static let levels = Topic(
    "levels", "How hard Reversi looks: levels, depth, selectivity, limits",
    .list([
      ("--level 0 … 10", "That many plies, nothing cut; exact from twice as many empty squares on"),
      (
        "--level 11 … 60",
        "That many plies with cutoffs of 73 %; near the end first selective, then exact: level 16 "
          + "proves from 21 empty squares on, level 24 from 27"
      ),
      ("--depth D", "D plies, and to the end only where it is that near; 0 is the evaluation itself"),
      (
        "--selectivity S",
        "Cut a branch when a shallower search says with S % confidence that it won't matter; 100 "
          + "cuts none"
      ),
      ("--time, --nodes", "Stop there, for each position, with what is known"),
    ]),
    .paragraph(
      "Proved values are exact. Estimates say their depth and selectivity, and are the same every time and at any number "
        + "of threads, unless --threads asks for several threads inside one position; the document then says so."))
}
