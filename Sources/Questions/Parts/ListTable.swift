import Documents
import GameCore

#if !hasFeature(Embedded)
  /// A list of an answer's result as a table of its own: a row for each element, a column for each
  /// of its values.
  ///
  /// A list within the elements of another has their places, from 0, in a column called like the
  /// outer list.
  struct ListTable: Sendable {
    /// The titles, then the rows.
    let rows: [[String]]

    /// The list that `name` names by the keys on the way to it, with points between them.
    /// - Throws: a fault that names the lists that there are.
    init(_ name: String, of result: JSON, as parameter: String) throws(Fault) {
      var found: [[(String, String)]] = []
      var isList = false
      Self.walk(result, name.split(separator: ".").map(String.init)[...], [], &found, &isList)
      guard isList else {
        let lists = Self.lists(of: result)
        let hint = Suggestion.hint(for: name, among: lists)
        let all = lists.isEmpty ? "; it has none" : "; its lists are \(lists.joined(separator: ", "))"
        throw .usage("\(parameter): this answer has no list \(Quoting.quoted(name))\(hint.isEmpty ? all : hint)")
      }
      var titles: [String] = []
      var places: [String: Int] = [:]
      for (title, _) in found.joined() where places[title] == nil {
        places[title] = titles.count
        titles.append(title)
      }
      rows =
        [titles]
        + found.map { cells in
          var row = titles.map { _ in "" }
          for (title, text) in cells { if let place = places[title] { row[place] = text } }
          return row
        }
    }

    /// Whether anything can be meant by a name, among the lists of a schema.
    static func check(_ name: String, in schema: JSONSchema, as parameter: String) throws(Fault) {
      let keys = name.split(separator: ".").map(String.init)
      if let first = keys.first, schema.properties?.contains(where: { $0.key == first }) ?? true { return }
      throw .usage(
        "\(parameter): these answers have no list \(Quoting.quoted(name)); their lists are \(schema.listNames.joined(separator: ", "))"
      )
    }

    private static func walk(
      _ value: JSON, _ path: ArraySlice<String>, _ before: [(String, String)], _ rows: inout [[(String, String)]],
      _ isList: inout Bool, last: String = "value"
    ) {
      switch value {
      case .array(let elements) where path.isEmpty:
        isList = true
        for (place, element) in elements.enumerated() {
          guard case .array = element else {
            var row = before
            let isRecord = if case .object = element { true } else { false }
            if !isRecord { row.append(("place", "\(place)")) }
            rows.append(row + cells(of: element, isRecord ? "" : last))
            continue
          }
          walk(element, [], before + [("\(last)List", "\(place)")], &rows, &isList, last: last)
        }
      case .array(let elements):
        for (place, element) in elements.enumerated() {
          walk(element, path, before + [(last, "\(place)")], &rows, &isList, last: last)
        }
      case .object:
        guard let key = path.first, let inner = value[key] else { return }
        walk(inner, path.dropFirst(), before, &rows, &isList, last: key)
      case .null, .bool, .number, .string: break
      }
    }

    /// The values of an element, each under its keys; lists in it are tables of their own. The
    /// number or word that an object is about has the object's key alone.
    private static func cells(of value: JSON, _ title: String) -> [(String, String)] {
      switch value {
      case .null: []
      case .bool(let value): [(title, "\(value)")]
      case .number(let text), .string(let text): [(title, text)]
      case .array: []
      case .object(let members):
        members.flatMap { member in
          let isItself = !title.isEmpty && ["value", "kind", "decimal"].contains(member.key)
          return cells(
            of: member.value, isItself ? title : title.isEmpty ? member.key : title + member.key.capitalizedFirst)
        }
      }
    }

    /// The paths of all lists.
    private static func lists(of value: JSON, before: String = "") -> [String] {
      guard case .object(let members) = value else { return [] }
      return members.flatMap { member -> [String] in
        let path = before + member.key
        guard case .array(let elements) = member.value else { return lists(of: member.value, before: path + ".") }
        return [path] + (elements.first.map { lists(of: $0, before: path + ".") } ?? [])
      }
    }
  }

  extension JSONSchema {
    /// The keys of records in its lists, for answers that have one table or another.
    var recordKeys: [String] {
      (properties ?? []).flatMap { property -> [String] in
        guard case .array(let element) = property.schema else { return [] }
        return element.properties?.map(\.key) ?? []
      }
    }

    /// Its lists, by the keys on the way to each with points between them: "tables.byDeckCards".
    package var listNames: [String] {
      if case .array(let element) = self { return [""] + element.listNames.filter { !$0.isEmpty } }
      return (properties ?? []).flatMap { property in
        property.schema.listNames.map { $0.isEmpty ? property.key : "\(property.key).\($0)" }
      }
    }
  }
#endif
