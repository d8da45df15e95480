import Questions
import Reversi

extension GameApp {
  /// Reversi, also called Othello.
  package static let reversi = GameApp(
    "reversi", title: "Reversi",
    summary: "Reversi (Othello): best moves, exact endgames, opponents, game review", typedAs: ["othello"],
    first: ["play", "hints", "review"],
    questions: .together(
      .analysis(.reversiAnalyze, .reversiHints, .reversiSolve.certified(by: .reversiSolve)), .research(.reversiSplit),
      .files(.reversiVerify, .reversiClaims),
      .analysis(.reversiShow, .reversiReview), .files(.reversiSummary, .reversiGames, .reversiTree),
      .research(.reversiMatch, .reversiOpenings), .play(.reversiPuzzles), aboutBooks,
      .research(.reversiRectangle, .reversiPerft, .reversiAccuracy, .reversiTrain, .reversiTrainProbCut)),
    families: families,
    play: GamePlay(
      ReversiPlay.self, summary: "Play against a strategy or a person, or watch two strategies play",
      examples: [
        Example("reversi play", "You play black against the greedy strategy"),
        Example("reversi play --opponent level:4 --colour white", "The computer plays black and begins"),
        Example("reversi play --opponent person --size 6", "Two people on a small board"),
        Example("reversi play --opening tiger --opponent club", "From an opening, against a club player"),
        Example(
          "reversi play --position '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X' --practice on",
          "An endgame: lose as few discs as you can"),
      ],
      reviewed: .reversi),
    dialogues: [.reversiTrainer, .reversiGTP, .reversiNBoard], conversions: [.reversiConvert],
    topics: [.boards, .levels],
    tour: [
      TourStop(
        key: "reversi", title: "Reversi: ten endgames of the FFO suite, solved to the last disc",
        words: "reversi verify data/reversi/ffo.obf --only 1-10")
    ],
    pages: [
      SitePage("reversi hints --moves f5d6c3d3c4 --level 10"),
      SitePage("reversi analyze --moves f5d6c3d3c4 --level 10"),
      SitePage("reversi review --games data/reversi/game.ggf"), SitePage("reversi match greedy random --games 200"),
      SitePage("reversi verify data/reversi/ffo.obf --only 1-19"),
      SitePage("reversi puzzles --generate 6 --empties 8-12"),
    ],
    dataFiles: ReversiWeights.File.allCases.map { "reversi/\($0.rawValue)" }
      + ["reversi/openings.txt", "reversi/book.db"])

  #if hasFeature(Embedded)
    private static let aboutBooks: [Question] = []
    private static let families: [QuestionFamily] = []
  #else
    private static let aboutBooks: [Question] = .files(
      .reversiBookShow, .reversiBookProbe, .reversiBookLearn, .reversiBookExport, .reversiBookImport)
    private static let families: [QuestionFamily] = [.reversiBook]
  #endif
}
