extension InterfaceText {
  /// Timeline views, phase animators and keyframe animators.
  static let swiftUITimelines = #"""
    public enum TimelineScheduleMode: Hashable, Sendable {
      case normal
      case lowFrequency
    }

    public protocol TimelineSchedule {
      typealias Mode = TimelineScheduleMode
      associatedtype Entries: Sequence where Entries.Element == Date
      func entries(from startDate: Date, mode: Mode) -> Entries
    }

    public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
      public struct Entries: Sequence, IteratorProtocol, Sendable {
        var upcoming: Date
        var interval: TimeInterval
        public mutating func next() -> Date? {
          defer { upcoming = upcoming.addingTimeInterval(interval) }
          return upcoming
        }
      }
      var startDate: Date
      var interval: TimeInterval
      public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
      }
      /// The entries from the last tick that is not after `startDate`.
      public func entries(from startDate: Date, mode: Mode) -> Entries {
        let ticks = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
        return Entries(upcoming: self.startDate.addingTimeInterval(ticks * interval), interval: interval)
      }
    }

    public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
      public init() {}
      public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return PeriodicTimelineSchedule(from: start, by: 60).entries(from: startDate, mode: mode)
      }
    }

    @hot("clock")
    public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
      var minimumInterval: Double?
      var paused: Bool
      public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
      }
      public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        let interval = paused ? .infinity : minimumInterval ?? 1 / 60
        return PeriodicTimelineSchedule.Entries(upcoming: start, interval: interval)
      }
    }

    public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
      var dates: Entries
      public init(_ dates: Entries) {
        self.dates = dates
      }
      public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
    }

    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
      }
    }

    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    }

    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
      public static func animation(
        minimumInterval: Double? = nil,
        paused: Bool = false
      ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
      }
    }

    extension TimelineSchedule {
      public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
      where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
      }
    }

    public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

    @ticks("schedule")
    public struct TimelineView<Schedule: TimelineSchedule, Content> {
      public struct Context {
        public enum Cadence: Comparable, Sendable {
          case live
          case seconds
          case minutes
        }
        public let date: Date
        public let cadence: Cadence
        public func invalidateTimelineContent() {}
      }
      var schedule: Schedule
      var content: (TimelineViewDefaultContext) -> Content
    }

    extension TimelineView: View where Content: View {
      public typealias Body = Never
      nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
      ) {
        self.schedule = schedule
        self.content = content
      }
    }

    /// Cycles through its phases: once per change of the trigger, or forever without a trigger.
    public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      public typealias Body = Never
      var phases: [Phase]
      var trigger: Any?
      var content: (Phase) -> Content
      var animation: (Phase) -> Animation?
      nonisolated public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
      }
      nonisolated public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) {
        self.phases = Array(phases)
        self.content = content
        self.animation = animation
      }
    }

    public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
    where KeyframePath.Value == Value {
      public typealias Body = Never
      var initialValue: Value
      var trigger: Any?
      var repeating: Bool
      var content: (Value) -> Content
      var keyframes: (Value) -> KeyframePath
      nonisolated public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
      ) {
        self.initialValue = initialValue
        self.trigger = trigger
        repeating = false
        self.content = content
        self.keyframes = keyframes
      }
      nonisolated public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
      ) {
        self.initialValue = initialValue
        self.repeating = repeating
        self.content = content
        self.keyframes = keyframes
      }
    }
    """#
}
