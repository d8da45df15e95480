import Documents

#if !hasFeature(Embedded)
  /// How an answer's table is asked for: comma- or tab-separated values, which columns, which list.
  package struct TableForm: Sendable {
    /// Whether cells are separated by tabs; commas otherwise.
    package var isTabbed = false
    /// The columns, with commas between their names; `nil`: those that hold something.
    package var columns: String?
    /// The list that is the table; `nil`: what the answer is about.
    package var list: String?
    /// How messages call a parameter: `--columns` on the command line.
    private let naming: @Sendable (String) -> String

    /// The usual table.
    package init(naming: @escaping @Sendable (String) -> String = { "--\($0)" }) { self.naming = naming }

    /// Refuses, before the work, columns and lists that no answer has.
    package func check(_ question: Question) throws(Fault) {
      if let list { return try ListTable.check(list, in: question.result, as: naming("list")) }
      guard let columns else { return }
      _ = try ColumnChoice(columns, among: question.columns + question.result.recordKeys, as: naming("columns"))
    }

    /// Appends the table in CSV with all its columns: the answer's own, or that of a list.
    package func write(_ document: any AnyDocument, to writer: inout JSONWriter) throws(Fault) {
      guard let list else { return document.writeTable(to: &writer, withTitles: true) }
      var json = JSONWriter()
      document.writeResult(to: &json)
      for row in try ListTable(list, of: try JSON(reading: json.bytes[...]), as: naming("list")).rows {
        writer.text(CSVLine.encode(row))
        writer.flushWhenLarge()
      }
    }

    /// What makes its columns of all columns.
    package var tableColumns: TableColumns { TableColumns(columns, as: naming("columns")) }

    /// Whole records of CSV as they are sent.
    package func separated(_ records: [UInt8]) -> [UInt8] { isTabbed ? TSVLine.encoded(records) : records }
  }

  /// Tab-separated values: no cell is quoted. A tab, a line break and a backslash in a text are
  /// `\t`, `\n` and `\\`.
  package enum TSVLine {
    /// Records of CSV.
    /// - Complexity: O(n).
    package static func encoded(_ records: [UInt8]) -> [UInt8] {
      var bytes: [UInt8] = []
      for row in CSVLine.decode(records) {
        for (place, cell) in row.enumerated() {
          if place > 0 { bytes.append(UInt8(ascii: "\t")) }
          for byte in cell.utf8 {
            switch byte {
            case UInt8(ascii: "\t"): bytes += Array(#"\t"#.utf8)
            case UInt8(ascii: "\n"): bytes += Array(#"\n"#.utf8)
            case UInt8(ascii: "\\"): bytes += Array(#"\\"#.utf8)
            default: bytes.append(byte)
            }
          }
        }
        bytes.append(UInt8(ascii: "\n"))
      }
      return bytes
    }
  }
#endif
