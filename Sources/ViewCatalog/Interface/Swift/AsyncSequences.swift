extension InterfaceText {
  /// Asynchronous sequences and the sequences that are made of them.
  static let swiftAsyncSequences = #"""
    public protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }

    public protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      associatedtype Element
      associatedtype Failure: Error = AsyncIterator.Failure where AsyncIterator.Failure == Failure
      func makeAsyncIterator() -> AsyncIterator
    }

    extension AsyncSequence {
      public func map<Transformed>(
        _ transform: @escaping @Sendable (Element) async -> Transformed
      ) -> AsyncMapSequence<Self, Transformed> {
        AsyncMapSequence(base: self, transform: transform)
      }
      public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self> {
        AsyncFilterSequence(base: self, isIncluded: isIncluded)
      }
      public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) async throws -> Result
      ) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
        return result
      }
      public func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) async throws -> Void
      ) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await updateAccumulatingResult(&result, element) }
        return result
      }
      public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await predicate(element) { return element }
        }
        return nil
      }
      public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        try await first(where: predicate) != nil
      }
      public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await !predicate(element) { return false }
        }
        return true
      }
      public func max(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(result, element) { result = element }
        }
        return result
      }
      public func min(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(element, result) { result = element }
        }
        return result
      }
      public func compactMap<ElementOfResult>(
        _ transform: @escaping @Sendable (Element) async -> ElementOfResult?
      ) -> AsyncCompactMapSequence<Self, ElementOfResult> {
        AsyncCompactMapSequence(base: self, transform: transform)
      }
      public func flatMap<SegmentOfResult: AsyncSequence>(
        _ transform: @escaping @Sendable (Element) async -> SegmentOfResult
      ) -> AsyncFlatMapSequence<Self, SegmentOfResult> {
        AsyncFlatMapSequence(base: self, transform: transform)
      }
      public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(base: self, count: count) }
      public func prefix(
        while predicate: @escaping @Sendable (Element) async -> Bool
      ) -> AsyncPrefixWhileSequence<Self> {
        AsyncPrefixWhileSequence(base: self, predicate: predicate)
      }
      public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
        AsyncDropFirstSequence(base: self, count: count)
      }
      public func drop(
        while predicate: @escaping @Sendable (Element) async -> Bool
      ) -> AsyncDropWhileSequence<Self> {
        AsyncDropWhileSequence(base: self, predicate: predicate)
      }
    }

    extension AsyncSequence where Element: Equatable {
      public func contains(_ search: Element) async rethrows -> Bool {
        try await first(where: { $0 == search }) != nil
      }
    }

    extension AsyncSequence where Element: Comparable {
      public func max() async rethrows -> Element? { try await max(by: { $0 < $1 }) }
      public func min() async rethrows -> Element? { try await min(by: { $0 < $1 }) }
    }

    public struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> ElementOfResult?
      public typealias Element = ElementOfResult
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> ElementOfResult?
        public mutating func next() async rethrows -> ElementOfResult? {
          while let element = try await base.next() {
            if let found = await transform(element) { return found }
          }
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), transform: transform) }
    }

    public struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> SegmentOfResult
      public typealias Element = SegmentOfResult.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> SegmentOfResult
        var current: SegmentOfResult.AsyncIterator?
        public mutating func next() async rethrows -> SegmentOfResult.Element? {
          while true {
            if var segment = current {
              let element = try await segment.next()
              current = segment
              if let element { return element }
              current = nil
            }
            guard let next = try await base.next() else { return nil }
            current = await transform(next).makeAsyncIterator()
          }
        }
      }
      public func makeAsyncIterator() -> Iterator {
        Iterator(base: base.makeAsyncIterator(), transform: transform, current: nil)
      }
    }

    public struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let count: Int
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        var remaining: Int
        public mutating func next() async rethrows -> Base.Element? {
          if remaining == 0 { return nil }
          remaining -= 1
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), remaining: count) }
    }

    public struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let predicate: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let predicate: (Base.Element) async -> Bool
        var isOver = false
        public mutating func next() async rethrows -> Base.Element? {
          guard !isOver, let element = try await base.next() else { return nil }
          if await predicate(element) { return element }
          isOver = true
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), predicate: predicate) }
    }

    public struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let count: Int
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        var remaining: Int
        public mutating func next() async rethrows -> Base.Element? {
          while remaining > 0 {
            remaining -= 1
            if try await base.next() == nil { return nil }
          }
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), remaining: count) }
    }

    public struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let predicate: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let predicate: (Base.Element) async -> Bool
        var isDropping = true
        public mutating func next() async rethrows -> Base.Element? {
          while isDropping {
            guard let element = try await base.next() else { return nil }
            if await predicate(element) { continue }
            isDropping = false
            return element
          }
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), predicate: predicate) }
    }

    public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> Transformed
      public typealias Element = Transformed
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> Transformed
        public mutating func next() async rethrows -> Transformed? {
          guard let element = try await base.next() else { return nil }
          return await transform(element)
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), transform: transform) }
    }

    public struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let isIncluded: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let isIncluded: (Base.Element) async -> Bool
        public mutating func next() async rethrows -> Base.Element? {
          while let element = try await base.next() {
            if await isIncluded(element) { return element }
          }
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded) }
    }
    """#
}
