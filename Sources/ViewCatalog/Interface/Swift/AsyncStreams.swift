extension InterfaceText {
  /// Streams, whose elements other code yields.
  static let swiftAsyncStreams = #"""
    public struct AsyncStream<Element>: AsyncSequence {
      public typealias Failure = Never
      let id: Int
      /// The closure that produces the elements; `nil` if a continuation yields them.
      var produce: (() async -> Element?)? = nil
      public struct Continuation: Sendable {
        let id: Int
        public enum Termination: Hashable, Sendable { case finished, cancelled }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        public enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        @discardableResult
        @primitive public func yield(_ value: sending Element) -> YieldResult
        @primitive public func finish()
        @primitive public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
      }
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        let id: Int
        var produce: (() async -> Element?)?
        public mutating func next() async -> Element? {
          guard let produce else { return await _next() }
          let element = await produce()
          if element == nil { self.produce = { nil } }
          return element
        }
        @primitive mutating func _next() async -> Element?
      }
      @primitive public init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
      public init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil) {
        id = 0
        self.produce = produce
      }
      public func makeAsyncIterator() -> Iterator { Iterator(id: id, produce: produce) }
      @primitive public static func makeStream(
        of elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncStream<Element>, continuation: Continuation)
    }

    extension AsyncStream.Continuation where Element == Void {
      @discardableResult
      public func yield() -> YieldResult { self.yield(()) }
    }

    extension AsyncStream: @unchecked Sendable where Element: Sendable {}

    public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
      let id: Int
      var produce: (() async throws -> Element?)? = nil
      public struct Continuation: Sendable {
        let id: Int
        public enum Termination: Sendable {
          case finished(Failure?)
          case cancelled
        }
        public enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        @discardableResult
        @primitive public func yield(_ value: sending Element) -> YieldResult
        @discardableResult
        public func yield(with result: sending Result<Element, Failure>) -> YieldResult {
          switch result {
          case .success(let value): return self.yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        @primitive public func finish(throwing error: Failure? = nil)
        @primitive public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
      }
      public struct Iterator: AsyncIteratorProtocol {
        let id: Int
        var produce: (() async throws -> Element?)?
        public mutating func next() async throws -> Element? {
          guard let produce else { return try await _next() }
          do {
            let element = try await produce()
            if element == nil { self.produce = { nil } }
            return element
          } catch {
            self.produce = { nil }
            throw error
          }
        }
        @primitive mutating func _next() async throws -> Element?
      }
      @primitive public init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
      ) where Failure == any Error
      public init(unfolding produce: @escaping () async throws -> Element?) where Failure == any Error {
        id = 0
        self.produce = produce
      }
      public func makeAsyncIterator() -> Iterator { Iterator(id: id, produce: produce) }
      @primitive public static func makeStream(
        of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) where Failure == any Error
    }
    """#
}
