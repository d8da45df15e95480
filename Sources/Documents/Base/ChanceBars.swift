import ExactArithmetic

extension TextStyle {
  /// A table of chances with a bar for each, without those below 0.05 %; the numbers are rounded to
  /// `digits` significant digits.
  package func bars(_ chances: [(label: String, chance: Rational)], titled title: String, digits: Int) -> String {
    let shown = chances.filter { $0.chance >= Rational(1, 2000) }
    guard let largest = shown.map({ $0.chance }).max() else { return "" }
    let numbers = shown.map { $0.chance.decimal(digits: digits) }
    let labels = max(title.count, shown.map { $0.label.count }.max() ?? 0)
    let longest = max("probability".count, numbers.map { $0.count }.max() ?? 0)
    let width = max(10, min(40, columns - labels - longest - 4))
    var table = TextTable(.numbers(title), .numbers("probability"), .words(""))
    for ((label, chance), number) in zip(shown, numbers) {
      let length = Int((chance / largest).toDouble() * Double(width) + 0.5)
      table.add(label, number, String(repeating: "█", count: length))
    }
    return table.text(style: self)
  }
}
