#if hasFeature(Embedded)
  import CBrowser

  /// A moment on the browser's clock, which runs evenly.
  package struct Moment: Comparable, Sendable {
    private let nanoseconds: Int64

    /// The present one.
    package static var now: Moment { Moment(nanoseconds: browser_nanoseconds()) }

    /// The moment that is later by `duration`; with negative ones, earlier.
    package func advanced(by duration: Duration) -> Moment {
      Moment(nanoseconds: nanoseconds + Int64(1e9 * (duration / .seconds(1))))
    }

    /// How much later another moment is.
    package func duration(to other: Moment) -> Duration { .nanoseconds(other.nanoseconds - nanoseconds) }

    package static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

    package static func - (left: Moment, right: Moment) -> Duration { right.duration(to: left) }
  }
#else
  /// A moment on the system's clock that runs evenly, also while the machine sleeps.
  package typealias Moment = ContinuousClock.Instant
#endif
