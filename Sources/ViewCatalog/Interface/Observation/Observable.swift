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
      /// Notes that something has changed, and resumes the task that waits for it.
      final class _ObservedChange: @unchecked Sendable {
        var hasChanged = true
        private var waiting: CheckedContinuation<Void, Never>?

        func note() {
          hasChanged = true
          let waiting = waiting
          self.waiting = nil
          waiting?.resume()
        }

        func wait() async {
          // The property changes after the notification, before this task goes on.
          if hasChanged { return }
          await withTaskCancellationHandler {
            await withCheckedContinuation { waiting = $0 }
          } onCancel: {
            note()
          }
        }
      }

      @available(iOS, introduced: 26)
      public struct Observations<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
        public enum Iteration: Sendable {
          case next(Element)
          case finish
        }
        let emit: @Sendable () throws(Failure) -> Iteration

        public struct Iterator: AsyncIteratorProtocol {
          let emit: @Sendable () throws(Failure) -> Iteration
          let change = _ObservedChange()
          var isFinished = false

          public mutating func next() async throws(Failure) -> Element? {
            if isFinished { return nil }
            await change.wait()
            if Task.isCancelled {
              isFinished = true
              return nil
            }
            change.hasChanged = false
            let result = withObservationTracking {
              Result { () throws(Failure) in try emit() }
            } onChange: { [change] in
              change.note()
            }
            switch result {
            case .success(.next(let element)): return element
            case .success(.finish):
              isFinished = true
              return nil
            case .failure(let error):
              isFinished = true
              throw error
            }
          }
        }

        public init(_ emit: @escaping @Sendable () throws(Failure) -> Element) {
          self.emit = { () throws(Failure) in Iteration.next(try emit()) }
        }
        private init(iterating emit: @escaping @Sendable () throws(Failure) -> Iteration) { self.emit = emit }
        public static func untilFinished(
          _ emit: @escaping @Sendable () throws(Failure) -> Iteration
        ) -> Observations<Element, Failure> {
          Observations(iterating: emit)
        }
        public func makeAsyncIterator() -> Iterator { Iterator(emit: emit) }
      }
    #endif
    """#
}
