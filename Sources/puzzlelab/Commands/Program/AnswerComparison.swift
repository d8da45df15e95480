import Documents
import ExactArithmetic
import Questions

/// What two answers to one question say about the same numbers.
struct AnswerComparison {
  /// A number of both answers.
  struct Row {
    /// What is known about its difference.
    enum Kind: String { case exact, sampled, stated }

    /// Where it is in the results: "meanScore", "rows[player Brightwell].meanLoss".
    let path: String
    let kind: Kind
    let first: String
    let second: String
    /// First − second.
    let difference: String
    /// The interval of the difference; of samples only.
    var interval: (lower: Double, upper: Double)?
    /// Whether it is a number of things that were counted.
    var isCount = false
  }

  private(set) var rows: [Row] = []
  /// Whether any of these numbers is sampled.
  var isSampled: Bool { rows.contains { $0.kind == .sampled } }
  /// Parts that only one answer has, or that can't be matched.
  private(set) var unmatched: [String] = []

  /// Compares the results of two documents.
  init(_ first: JSON, _ second: JSON) {
    compare(first, second, at: "")
    // What trials were counted differs with their number; their shares are compared.
    if isSampled { rows.removeAll { $0.isCount } }
  }

  private mutating func compare(_ first: JSON, _ second: JSON, at path: String) {
    switch (first, second) {
    case (.object(let members), .object(let others)): compare(members, others, first, second, at: path)
    case (.array(let elements), .array(let others)): compare(elements, others, at: path)
    default:
      guard let left = Self.number(first), let right = Self.number(second) else {
        if first != second, Self.number(first) != nil || Self.number(second) != nil { unmatched.append(path) }
        return
      }
      // Equal numbers that were merely counted say nothing.
      guard left != right else { return }
      rows.append(
        Row(
          path: path, kind: .stated, first: Self.text(first), second: Self.text(second),
          difference: Self.shown(left - right), isCount: first.isCount && second.isCount))
    }
  }

  private mutating func compare(
    _ members: [JSON.Member], _ others: [JSON.Member], _ first: JSON, _ second: JSON, at path: String
  ) {
    if let left = Sample(first), let right = Sample(second) { return add(left, right, at: path) }
    if let left = Self.fraction(first), let right = Self.fraction(second) {
      let difference = FractionValue(left - right, digits: 15)
      return rows.append(
        Row(
          path: path, kind: .exact, first: Self.text(first["decimal"]), second: Self.text(second["decimal"]),
          difference: difference.denominator == "1"
            ? difference.numerator : "\(difference.decimal) = \(difference.numerator)/\(difference.denominator)"))
    }
    for member in members {
      let (key, place) = (member.key, path.isEmpty ? member.key : "\(path).\(member.key)")
      if key == "evidence" || key == "seed" || key == "stopReason" || Sample.isPart(key, of: first) { continue }
      guard let other = second[key] else {
        unmatched.append(place)
        continue
      }
      if let left = Sample(first, key), let right = Sample(second, key) {
        add(left, right, at: place)
      } else {
        compare(member.value, other, at: place)
      }
    }
    for member in others where first[member.key] == nil && !Sample.isPart(member.key, of: second) {
      unmatched.append(path.isEmpty ? member.key : "\(path).\(member.key)")
    }
  }

  /// Elements by what their texts say, where that is unambiguous, otherwise by their places.
  private mutating func compare(_ elements: [JSON], _ others: [JSON], at path: String) {
    let (labels, otherLabels) = (elements.map(Self.label), others.map(Self.label))
    guard Set(labels).count == labels.count, Set(otherLabels).count == otherLabels.count, labels.first != "" else {
      guard elements.count == others.count else { return unmatched.append(path) }
      for (place, pair) in zip(elements, others).enumerated() { compare(pair.0, pair.1, at: "\(path)[\(place)]") }
      return
    }
    for (label, element) in zip(labels, elements) {
      let place = "\(path)[\(label)]"
      if let other = otherLabels.firstIndex(of: label) {
        compare(element, others[other], at: place)
      } else {
        unmatched.append(place)
      }
    }
    for label in otherLabels where !labels.contains(label) { unmatched.append("\(path)[\(label)]") }
  }

  /// The words of an object, by which it is recognised in another list.
  private static func label(_ element: JSON) -> String {
    guard case .object(let members) = element else { return "" }
    return members.compactMap { member in
      if case .string(let text) = member.value, number(member.value) == nil, !text.isEmpty { text } else { nil }
    }.joined(separator: " ")
  }

  /// The difference of independent samples by Newcombe's (1998) square-and-add: as far below it as
  /// the lower end of the first and the upper end of the second are off, and the reverse.
  private mutating func add(_ first: Sample, _ second: Sample, at path: String) {
    let difference = first.value - second.value
    func off(_ left: Double, _ right: Double) -> Double { (left * left + right * right).squareRoot() }
    rows.append(
      Row(
        path: path, kind: .sampled, first: Wording.short(first.value), second: Wording.short(second.value),
        difference: Wording.short(difference),
        interval: (
          difference - off(first.value - first.lower, second.upper - second.value),
          difference + off(first.upper - first.value, second.value - second.lower)
        )))
  }

  private static func fraction(_ json: JSON) -> Rational? {
    guard let numerator = json["numerator"].flatMap(number), let denominator = json["denominator"].flatMap(number),
      !denominator.isZero
    else { return nil }
    return numerator / denominator
  }

  /// A number, or a text that is a whole one.
  private static func number(_ json: JSON) -> Rational? {
    switch json {
    case .number(let digits): decimal(digits)
    case .string(let digits): (try? BigInt(decimal: digits)).map { Rational($0) }
    default: nil
    }
  }

  /// A decimal number, exactly.
  private static func decimal(_ text: String) -> Rational? {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) <= 1000 else {
      return nil
    }
    let digits = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 2, let whole = try? BigInt(decimal: digits.joined()) else { return nil }
    let scale = exponent - (digits.count == 2 ? digits[1].count : 0)
    let power = BigInt.power(10, abs(scale))
    return scale < 0 ? Rational(whole, power) : Rational(whole * power)
  }

  private static func shown(_ value: Rational) -> String {
    value.isInteger ? value.numerator.description : value.decimal(digits: 15)
  }

  private static func text(_ json: JSON?) -> String {
    switch json {
    case .string(let text)?, .number(let text)?: text
    default: json?.text ?? ""
    }
  }
}

/// The result of `compare --format json`, whose schema is `schema compare`.
struct ComparisonRecord: Record {
  static var recordName: String { "comparison" }
  let comparison: AnswerComparison
  /// The parameters whose values differ.
  let differing: [String]
  let isSameSeed: Bool

  static let shape = Shape<Self>(
    Field(
      "areIndependent", "Whether the samples have different seeds, as their intervals suppose; absent without samples"
    ) {
      $0.comparison.isSampled ? !$0.isSameSeed : nil
    },
    Field("differing", "The parameters of the requests that differ") { $0.differing },
    Field("onlyInOne", "Parts that only one answer has, or that can't be matched") { $0.comparison.unmatched },
    Field("values", "The numbers that differ, or that are sampled") { $0.comparison.rows })
}

extension AnswerComparison.Row: Record {
  static var recordName: String { "comparedValue" }
  static let shape = Shape<Self>(
    Field("difference", "First minus second") { $0.difference },
    Field("first", "The first answer's value") { $0.first },
    Field("kind", "What is known about the difference") { $0.kind.rawValue },
    Field("lower", "The lower end of its interval, of samples") { $0.interval?.lower },
    Field("second", "The second answer's value") { $0.second },
    Field("upper", "The upper end of its interval, of samples") { $0.interval?.upper },
    Field("value", "Where it is in the results") { $0.path })
}

extension JSON {
  /// Whether it is a whole number.
  fileprivate var isCount: Bool { if case .number(let digits) = self { Int(digits) != nil } else { false } }
}

/// A sampled value with its interval, as documents have it: an estimate, or three numbers.
private struct Sample {
  let value: Double
  let lower: Double
  let upper: Double

  /// An estimate.
  init?(_ json: JSON) {
    guard let evidence = json["evidence"], evidence["kind"] == .string("sampled") else { return nil }
    self.init(json["value"], evidence["interval"]?["lower"], evidence["interval"]?["upper"])
  }

  /// The value of a key whose interval has the keys with Low and High.
  init?(_ json: JSON, _ key: String) {
    let value = json[key]
    self.init(value?["decimal"] ?? value, json["\(key)Low"], json["\(key)High"])
  }

  private init?(_ value: JSON?, _ lower: JSON?, _ upper: JSON?) {
    func number(_ json: JSON?) -> Double? {
      switch json {
      case .number(let digits)?, .string(let digits)?: Double(digits)
      default: nil
      }
    }
    guard let value = number(value), let lower = number(lower), let upper = number(upper) else { return nil }
    (self.value, self.lower, self.upper) = (value, lower, upper)
  }

  /// Whether a key is an end or the error of a value with another key.
  static func isPart(_ key: String, of json: JSON) -> Bool {
    if key == "standardError" { return true }
    return ["Low", "High", "Error"].contains { key.hasSuffix($0) && json[String(key.dropLast($0.count))] != nil }
  }
}
