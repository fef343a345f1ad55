extension InterfaceText {
  /// Observable types, and the macros that implement them.
  static let observationObservable = #"""
    public protocol Observable {}

    public struct ObservationRegistrar: Sendable, Codable, Hashable {
      public init() {}
      @reads("keyPath")
      @primitive public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      @primitive public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      @primitive public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
      public func withMutation<Subject: Observable, Member, T>(
        of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
      ) rethrows -> T {
        willSet(subject, keyPath: keyPath)
        defer { didSet(subject, keyPath: keyPath) }
        return try mutation()
      }
    }

    /// The members that the macro adds to the class.
    extension Observable {
      @reads("keyPath") @primitive public func access<Member>(keyPath: KeyPath<Self, Member>)
      @primitive public func withMutation<Member, T>(
        keyPath: KeyPath<Self, Member>, _ mutation: () throws -> T
      ) rethrows -> T
    }

    @attached(
      member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
    @attached(memberAttribute)
    @attached(extension, conformances: Observable)
    public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

    @attached(accessor, names: named(init), named(get), named(set), named(_modify))
    @attached(peer, names: prefixed(_), prefixed(`$`))
    public macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

    @attached(accessor, names: named(willSet))
    public macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

    @primitive public func withObservationTracking<T>(
      _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
    ) -> T

    #if SDK_26
      @available(iOS, introduced: 26)
      public struct Observations<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
        let emit: @Sendable () throws -> Element
        public struct Iterator: AsyncIteratorProtocol {
          @primitive public mutating func next() async throws -> Element?
        }
        public init(_ emit: @escaping @Sendable () throws -> Element) { self.emit = emit }
        public func makeAsyncIterator() -> Iterator { Iterator() }
      }
    #endif
    """#
}
