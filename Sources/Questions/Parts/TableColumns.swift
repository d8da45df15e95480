import Documents
import GameCore
import Synchronization

#if !hasFeature(Embedded)
  /// Columns of a table that were asked for, in that order.
  ///
  /// `xExact` is the fraction `n/d` where a table has the columns `xNumerator` and `xDenominator`.
  package struct ColumnChoice: Sendable {
    private let columns: [Column]

    private enum Column: Sendable {
      case plain(Int)
      case fraction(numerator: Int, denominator: Int)
    }

    /// The columns that `text` names with commas between them, among those of a table.
    /// - Throws: a fault that names the column that is nearest to one that there isn't, or all.
    package init(_ text: String, among titles: [String], as parameter: String = "--columns") throws(Fault) {
      var columns: [Column] = []
      for name in Self.names(text) { columns.append(try Self.column(name, among: titles, parameter)) }
      guard !columns.isEmpty else { throw .usage("\(parameter) needs names, with commas between them") }
      self.columns = columns
    }

    private static func names(_ text: String) -> [String] {
      text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
    }

    private static func column(
      _ name: String, among titles: [String], _ parameter: String
    ) throws(Fault) -> Column {
      if let place = titles.firstIndex(of: name) { return .plain(place) }
      let ending = "Exact"
      if name.hasSuffix(ending), let numerator = titles.firstIndex(of: "\(name.dropLast(ending.count))Numerator"),
        let denominator = titles.firstIndex(of: "\(name.dropLast(ending.count))Denominator")
      {
        return .fraction(numerator: numerator, denominator: denominator)
      }
      let near = Suggestion.hint(for: name, among: titles)
      let all = near.isEmpty ? "; the columns are \(titles.joined(separator: ", "))" : near
      throw .usage("\(parameter): there is no column \(Quoting.quoted(name))\(all)")
    }

    /// The cells of a row in these columns.
    package func cells(of row: [String]) -> [String] {
      columns.map { column in
        switch column {
        case .plain(let place): row[place]
        case .fraction(let numerator, let denominator):
          row[numerator].isEmpty || row[denominator] == "1" ? row[numerator] : "\(row[numerator])/\(row[denominator])"
        }
      }
    }

    /// Lines of CSV without titles in these columns.
    package func rows(of records: [UInt8]) -> [UInt8] {
      Array(CSVLine.decode(records).map { CSVLine.encode(cells(of: $0)) }.joined().utf8)
    }

    /// The titles, a line.
    package func titles(of titles: [String]) -> [UInt8] {
      let names = columns.map { column in
        switch column {
        case .plain(let place): titles[place]
        case .fraction(let numerator, _): "\(titles[numerator].dropLast("Numerator".count))Exact"
        }
      }
      return Array(CSVLine.encode(names).utf8)
    }
  }

  /// The columns of one answer's table: those that were asked for, otherwise those that hold
  /// something.
  ///
  /// Rows are kept until each column has held something, and then pass through; a table so long
  /// that they would fill the memory has all columns.
  package final class TableColumns: Sendable {
    private let chosen: String?
    private let parameter: String
    private let state = Lock(State())

    /// The most rows that are kept.
    private static let mostWaiting = 10_000

    private struct State: Sendable {
      var titles: [String]?
      var choice: ColumnChoice?
      /// The rows that wait, and the columns that have held something.
      var waiting: [[String]] = []
      var holding: Set<Int> = []
      var isWhole = false
    }

    /// Columns of a table that is to come; `nil`: those that hold something.
    package init(_ chosen: String?, as parameter: String = "--columns") {
      self.chosen = chosen
      self.parameter = parameter
    }

    /// What can be written after more whole lines; the first line of all has the titles.
    package func passed(_ records: [UInt8]) throws(Fault) -> [UInt8] {
      try state.withLock { state throws(Fault) -> [UInt8] in
        if state.isWhole { return records }
        var rows = CSVLine.decode(records)
        var bytes: [UInt8] = []
        if state.titles == nil, !rows.isEmpty {
          let titles = rows.removeFirst()
          state.titles = titles
          if let chosen {
            state.choice = try ColumnChoice(chosen, among: titles, as: parameter)
            bytes = state.choice?.titles(of: titles) ?? []
          }
        }
        if let choice = state.choice {
          return bytes + Array(rows.map { CSVLine.encode(choice.cells(of: $0)) }.joined().utf8)
        }
        state.waiting += rows
        for row in rows { for (place, cell) in row.enumerated() where !cell.isEmpty { state.holding.insert(place) } }
        if state.waiting.count > Self.mostWaiting { state.holding = Set(state.titles?.indices ?? 0..<0) }
        guard state.holding.count == state.titles?.count else { return [] }
        state.isWhole = true
        return Self.take(from: &state)
      }
    }

    /// What is still to be written at the end.
    package func rest() -> [UInt8] { state.withLock { Self.take(from: &$0) } }

    private static func take(from state: inout State) -> [UInt8] {
      guard let titles = state.titles, state.choice == nil else { return [] }
      let places = titles.indices.filter { state.holding.isEmpty || state.holding.contains($0) }
      let rows = [titles] + state.waiting
      (state.titles, state.waiting) = (nil, [])
      return Array(rows.map { row in CSVLine.encode(places.map { row[$0] }) }.joined().utf8)
    }
  }
#endif
