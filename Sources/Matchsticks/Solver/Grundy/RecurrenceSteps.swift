import ExactArithmetic

/// Many steps of hₖ₊₁ = hₖ + hₖ₋ᵣ at once.
///
/// Let u be the solution with u₀ = 1 and u₋₁ = … = u₋ᵣ = 0. Any other is hₘ₊ⱼ = uⱼ·hₘ + Σ
/// uⱼ₋₁₋₍ᵣ₋ᵢ₎·hₘ₋ᵢ over i = 1…r, for every j ≥ −r. A *window* at k is (hₖ, hₖ₋₁, …, hₖ₋ᵣ); a *unit*
/// of j steps is (uⱼ, uⱼ₋₁, …, uⱼ₋₂ᵣ), all that is needed to move a window by j places.
struct RecurrenceSteps: Sendable {
  /// r.
  let lag: Int

  /// The window of u at 0.
  var origin: [BigInt] { [1] + [BigInt](repeating: 0, count: lag) }

  /// The window one place further.
  func next(_ window: [BigInt]) -> [BigInt] { [window[0] + window[lag]] + window.dropLast() }

  /// The window `unit` places further.
  func moved(_ window: [BigInt], by unit: [BigInt]) -> [BigInt] {
    (0...lag).map { s in
      var value = unit[s] * window[0]
      for i in stride(from: 1, through: lag, by: 1) { value.addProduct(unit[s + lag - i + 1], window[i]) }
      return value
    }
  }

  /// The coefficients of hₘ, …, hₘ₋ᵣ in Σ cᵢ·hₘ₊ⱼ₋ᵢ, where the unit is one of j steps.
  func lowered(_ coefficients: [BigInt], by unit: [BigInt]) -> [BigInt] {
    (0...lag).map { l in
      var value: BigInt = 0
      for i in 0...lag { value.addProduct(coefficients[i], unit[l == 0 ? i : i + lag - l + 1]) }
      return value
    }
  }

  /// The unit whose first part is a window of u, by the recurrence backwards.
  func unit(_ window: [BigInt]) -> [BigInt] {
    var unit = window
    for t in stride(from: lag + 1, through: 2 * lag, by: 1) { unit.append(unit[t - lag - 1] - unit[t - lag]) }
    return unit
  }

  /// The window of u at twice the place.
  func doubled(_ window: [BigInt]) -> [BigInt] { moved(window, by: unit(window)) }

  /// The unit of `steps` ≥ 0 steps.
  /// - Complexity: O(lag²) products of numbers as long as the result.
  static func after(_ steps: Int, lag: Int) -> [BigInt] {
    let algebra = RecurrenceSteps(lag: lag)
    var window = algebra.origin
    for bit in stride(from: Int.bitWidth - steps.leadingZeroBitCount - 1, through: 0, by: -1) {
      window = algebra.doubled(window)
      if steps >> bit & 1 == 1 { window = algebra.next(window) }
    }
    return algebra.unit(window)
  }
}
