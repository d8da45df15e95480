/// A game as seen by people and programs: everything that an interface knows about it is in this
/// value.
///
/// The values are in one list, `GameApp.all` of `Games`; a new game is its library, its App and a
/// line there. docs/decisions/0026-game-apps.md says why.
package struct GameApp: Sendable {
  /// The word for it on the command line, in names of questions and in addresses: "cardmatch".
  package let name: String
  /// Its name as a title: "Card matching".
  package let title: String
  /// What can be asked about it, one line, without a final stop.
  package let summary: String
  /// Words that people type for it, in lower case: its names elsewhere.
  package let typedAs: [String]
  /// The commands that most people need, by their words: the short help lists these.
  package let first: [String]
  /// Its questions, in the order of help; those about games that were played come last.
  package let questions: [Question]
  /// Words that begin the names of several of its questions.
  package let families: [QuestionFamily]
  /// How it is played.
  package let play: GamePlay
  /// How other programs talk with it.
  package let dialogues: [Dialogue]
  /// How files of it are written in other forms.
  package let conversions: [Conversion]
  /// Pages of help about how things of the game are written.
  package let topics: [Topic]
  /// What the tour asks about it.
  package let tour: [TourStop]
  /// The pages about it on the site of reports.
  package let pages: [SitePage]
  /// The data files that its answers rest on, by their names in the folder of data: two processes
  /// that have different ones don't answer alike.
  package let dataFiles: [String]

  package init(
    _ name: String, title: String, summary: String, typedAs: [String] = [], first: [String] = [], questions: [Question],
    families: [QuestionFamily] = [],
    play: GamePlay, dialogues: [Dialogue] = [], conversions: [Conversion] = [], topics: [Topic] = [],
    tour: [TourStop] = [], pages: [SitePage] = [], dataFiles: [String] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.typedAs = typedAs
    self.first = first
    self.questions = questions + play.questions
    self.families = families
    self.play = play
    self.dialogues = dialogues
    self.conversions = conversions
    self.topics = topics
    self.tour = tour
    self.pages = pages
    self.dataFiles = dataFiles
  }
}

/// A word that begins the names of several questions: `book` of `book-show` and `book-probe`, whose
/// commands are `book show` and `book probe`.
package struct QuestionFamily: Sendable {
  package let word: String
  /// What these questions are about, one line.
  package let summary: String

  /// The family of the questions whose names begin with `word` and a hyphen.
  package init(_ word: String, summary: String) {
    self.word = word
    self.summary = summary
  }

  /// The two words of a name that begins with this one: `["book", "show"]` of "book-show"; another
  /// name as it is.
  package func split(_ name: String) -> [String] {
    name.hasPrefix(word + "-") ? [word, String(name.dropFirst(word.count + 1))] : [name]
  }
}

/// How a game is played: its players, and what help says about it.
package struct GamePlay: Sendable {
  #if !hasFeature(Embedded)
    /// The game, for players who ask no questions.
    package let game: any ServedGame.Type
  #endif
  /// What playing it offers, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// Ways to begin a game; the first one is the most common.
  package let examples: [Example]
  /// The questions about games that were played.
  package let questions: [Question]
  /// How a game that was saved is judged, if it can be.
  package let review: SavedReview?

  /// A game whose moves aren't judged, or are judged by a question of the game's own, which
  /// `reviewed` names.
  package init<Game: ServedGame>(
    _ game: Game.Type, summary: String, examples: [Example], reviewed: SavedReview? = nil
  ) {
    #if !hasFeature(Embedded)
      self.game = game
    #endif
    self.summary = summary
    self.examples = examples
    questions = .saved(.replay(game))
    review = reviewed
  }

  /// A game whose decisions are judged; `review` says how.
  package init<Game: ServedGame & ReviewedGame>(
    _ game: Game.Type, summary: String, examples: [Example], review: String
  ) {
    #if !hasFeature(Embedded)
      self.game = game
    #endif
    self.summary = summary
    self.examples = examples
    questions = .saved(.replay(game), .playReview(game, discussion: review))
    self.review = SavedReview("\(Game.name).review", file: PlayParameters.game, parameters: [Parameter.digits])
  }
}
