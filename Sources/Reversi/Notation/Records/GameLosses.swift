/// What is lost when a game is written in a format that has no place for it, by its kind.
public struct GameLosses: Hashable, Sendable {
  /// What can be lost.
  public enum Kind: Int, CaseIterable, Sendable {
    case name, partOfName, number, rating, event, partOfEvent, site, round, date, partOfDate, timeControl, variant,
      result, cause, theory, comment, value, time, mark, variation, property

    /// What is lost of one that comes out shortened, or with other letters.
    fileprivate var part: Kind {
      switch self {
      case .name: .partOfName
      case .event: .partOfEvent
      default: self
      }
    }
  }

  /// How many of each kind are lost, in the order of the kinds.
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)
  /// The names of the properties that are lost, each once, in their order.
  public private(set) var propertyNames: [String] = []

  /// Nothing is lost.
  public init() {}

  /// Whether nothing is lost.
  public var isEmpty: Bool { counts.allSatisfy { $0 == 0 } }

  /// How many of a kind are lost.
  public subscript(kind: Kind) -> Int { counts[kind.rawValue] }

  /// Adds what another game loses.
  public static func += (losses: inout GameLosses, more: GameLosses) {
    for kind in Kind.allCases { losses.add(kind, more[kind]) }
    for name in more.propertyNames where !losses.propertyNames.contains(name) { losses.propertyNames.append(name) }
  }

  /// Adds some of a kind.
  package mutating func add(_ kind: Kind, _ count: Int = 1) { counts[kind.rawValue] += count }

  fileprivate mutating func add(_ property: GameRecord.Property) {
    // A placeholder for a value or a time is one.
    let kind: Kind =
      switch (property.format, property.name) {
      case (.ggf, "value"), (.obf, "scores"): .value
      case (.ggf, "time"): .time
      case (.sgf, "variation"): .variation
      default: .property
      }
    if kind == .property { return add(propertyNamed: property.name) }
    add(kind, kind == .value ? max(1, property.values.count) : 1)
  }

  mutating func add(propertyNamed name: String) {
    add(.property)
    if !propertyNames.contains(name) { propertyNames.append(name) }
  }
}

extension GameRecord {
  /// What is lost when the game is written in a format: what isn't there when it is read again. In
  /// OBF, where a game is its positions (those of `choice`), the moves between them aren't a loss.
  /// Nothing is written as Othello Quest's JSON, which loses all.
  /// - Complexity: That of writing and reading the game.
  /// - Throws: Why the format can't hold the game.
  public func losses(as format: GameFormat, _ choice: PositionChoice = .all) throws(UnwritableGame) -> GameLosses {
    var again = GameRecord(line)
    switch format {
    case .transcript, .quest: break
    case .ggf: again = (try? GameRecord(ggf: ggfText(addsResult: false))) ?? again
    case .sgf: again = (try? GameRecord(sgf: sgfText(addsResult: false))) ?? again
    case .pgn: again = (try? GameRecord(pgn: pgnText(addsResult: false))) ?? again
    case .obf:
      let lines = obf(choice).compactMap { try? GameRecord(obf: Array($0.utf8)) }
      again.theory = lines.compactMap { $0.theory }.first
      if line.moves.isEmpty, let position = lines.first { again = position }
    case .wthor: again = try wthorAgain()
    }
    return lost(in: again)
  }

  /// The game as it is in a database of its own.
  private func wthorAgain() throws(UnwritableGame) -> GameRecord {
    var writer = WTHORWriter()
    try writer.append(self)
    // Without names there is no file of them.
    let players = (try? WTHORNames(writer.playersFile, kind: .players)) ?? WTHORNames()
    let tournaments = (try? WTHORNames(writer.tournamentsFile, kind: .tournaments)) ?? WTHORNames()
    var reader = GameReader(format: .wthor, players: players, tournaments: tournaments)
    reader.append(writer.gamesFile)
    guard case .record(let record)? = reader.next(isLast: true)?.content else { return GameRecord(line) }
    return record
  }

  /// What another record of the same moves lacks.
  private func lost(in other: GameRecord) -> GameLosses {
    var losses = GameLosses()
    let texts: [(kind: GameLosses.Kind, mine: String?, other: String?)] = [
      (.name, black.name, other.black.name), (.name, white.name, other.white.name),
      (.rating, black.rating, other.black.rating), (.rating, white.rating, other.white.rating),
      (.event, event, other.event), (.site, site, event == nil ? other.site ?? other.event : other.site),
      (.round, round, other.round),
      (.timeControl, timeControl.map(Self.plainTime), other.timeControl.map(Self.plainTime)),
      (.variant, variant == "\(line.start.size.rawValue)" ? nil : variant, other.variant),
      (.comment, comment.map(Self.words), other.comment.map(Self.words)),
    ]
    for text in texts where text.mine != nil && text.mine != text.other {
      losses.add(text.other == nil ? text.kind : text.kind.part)
    }
    for (mine, theirs) in [(black, other.black), (white, other.white)]
    where mine.wthorNumber != nil && mine.wthorNumber != theirs.wthorNumber { losses.add(.number) }
    if wthorTournament != nil, wthorTournament != other.wthorTournament { losses.add(.number) }
    let dates = (date.map(Self.plainDate), other.date.map(Self.plainDate))
    if let mine = dates.0, mine != dates.1 { losses.add(dates.1 == nil ? .date : .partOfDate) }
    addResult(to: &losses, other)
    if let theory, theory.empties > 0, theory != other.theory { losses.add(.theory) }
    Self.missing(properties, in: other.properties).forEach { losses.add($0) }
    for (place, note) in notes.enumerated() {
      let again = other.notes.indices.contains(place) ? other.notes[place] : Note()
      if note != again { Self.add(note, again, to: &losses) }
    }
    return losses
  }

  private func addResult(to losses: inout GameLosses, _ other: GameRecord) {
    guard let outcome else { return }
    let played = other.playedDifference.map { Outcome.Verdict.difference(100 * $0) }
    if outcome.verdict != other.outcome?.verdict ?? played { losses.add(.result) }
    if outcome.cause != nil, outcome.cause != other.outcome?.cause { losses.add(.cause) }
  }

  private static func add(_ note: Note, _ again: Note, to losses: inout GameLosses) {
    if note.value != nil, note.value != again.value { losses.add(.value) }
    if note.time != nil, note.time != again.time { losses.add(.time) }
    if let comment = note.comment.map(words), comment != again.comment.map(words) { losses.add(.comment) }
    losses.add(.mark, missing(note.marks, in: again.marks).count)
    losses.add(.variation, missing(note.variations, in: again.variations).count)
    missing(note.properties, in: again.properties).forEach { losses.add($0) }
  }

  /// What a list has more of than another.
  private static func missing<Item: Hashable>(_ items: [Item], in others: [Item]) -> [Item] {
    var rest = others
    return items.filter { item in
      guard let place = rest.firstIndex(of: item) else { return true }
      rest.remove(at: place)
      return false
    }
  }

  /// A comment without regard to how its lines are broken.
  private static func words(_ text: String) -> String { text.pgnWords.joined(separator: " ") }

  /// A date with hyphens.
  private static func plainDate(_ date: String) -> String { String(date.map { $0 == "." ? "-" : $0 }) }

  /// A time control that is only a main time in seconds, anything else as it is.
  private static func plainTime(_ control: String) -> String {
    Hundredths.parseTime(control.utf8).map { "\($0)" } ?? control
  }
}

/// What a database of games loses in addition to what each game in it loses: WTHOR has one year,
/// and one number of empty squares of the theoretical scores, for all its games.
package struct WTHORLosses: Sendable {
  private var years: [Int: Int] = [:]
  private var theories: [Int: Int] = [:]
  /// What each game loses on its own.
  private var own = GameLosses()

  /// No games yet.
  package init() {}

  /// Counts a game of the database.
  /// - Throws: Why the format can't hold it.
  package mutating func count(_ record: GameRecord) throws(UnwritableGame) {
    own += try record.losses(as: .wthor)
    years[record.year ?? 0, default: 0] += 1
    theories[record.theory?.empties ?? 0, default: 0] += 1
  }

  /// What is lost by all games.
  package var losses: GameLosses {
    var losses = own
    if years.count > 1 {
      // No year is kept, so all of each date is lost.
      losses.add(.date, Self.known(years))
      losses.add(.partOfDate, -own[.partOfDate])
    }
    if theories.count > 1 { losses.add(.theory, Self.known(theories) - own[.theory]) }
    return losses
  }

  private static func known(_ counts: [Int: Int]) -> Int { counts.reduce(0) { $1.key == 0 ? $0 : $0 + $1.value } }
}
