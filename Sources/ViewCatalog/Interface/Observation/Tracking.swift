extension InterfaceText {
  /// Observation tracking: code that runs again when the values that it has read change, since the SDK 27.
  static let observationTracking = #"""
    #if SDK_27
    public struct ObservationTracking: Sendable {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let willSet = Options(rawValue: 1)
        public static let didSet = Options(rawValue: 2)
        public static let `deinit` = Options(rawValue: 4)
      }
      public struct Event {
        public struct Kind: Equatable, Sendable {
          var name: String
          public static let initial = Kind(name: "initial")
          public static let willSet = Kind(name: "willSet")
          public static let didSet = Kind(name: "didSet")
          public static let `deinit` = Kind(name: "deinit")
        }
        @primitive public var kind: Kind { get }
        @primitive public func matches(_ keyPath: AnyKeyPath) -> Bool
        @primitive public func cancel()
      }
      public struct Token: Sendable {
        @primitive public func cancel()
      }
    }

    @primitive public func withObservationTracking<T>(
      options: ObservationTracking.Options,
      _ apply: () -> T,
      onChange: @escaping @Sendable (ObservationTracking.Event) -> Void
    ) -> T

    @primitive public func withContinuousObservation(
      options: ObservationTracking.Options,
      apply: @escaping @isolated(any) @Sendable (ObservationTracking.Event) -> Void
    ) -> ObservationTracking.Token
    #endif
    """#
}
