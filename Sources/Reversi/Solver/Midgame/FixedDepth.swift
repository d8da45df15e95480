extension Effort {
  /// A search of so many plies, to the end where that is no farther, as selective as the level of that number.
  public static func plies(_ depth: Int) -> Effort {
    let selectivity = Effort.level(depth, empties: 60).selectivity
    return Effort(depth: depth, selectivity: selectivity, endEmpties: depth, endSelectivity: selectivity)
  }
}
