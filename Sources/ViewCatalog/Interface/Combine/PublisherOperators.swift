extension InterfaceText {
  /// The operators of publishers.
  static let combinePublisherOperators = #"""
    import Foundation

    extension Publisher {
      public func map<T>(@runs("event") _ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
      }
      public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
      }
      public func tryMap<T>(@runs("event") _ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
      }
      public func compactMap<T>(@runs("event") _ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
      }
      public func mapError<E: Error>(@runs("event") _ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
      }
      public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
      }
      public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? { map { $0 ?? output } }
      public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
      }
      public func filter(@runs("event") _ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
      }
      public func removeDuplicates(@runs("event") by predicate: @escaping (Output, Output) -> Bool)
        -> Publishers.RemoveDuplicates<Self>
      {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
      }
      public func scan<T>(
        _ initialResult: T, @runs("event") _ nextPartialResult: @escaping (T, Output) -> T
      ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
      }
      public func reduce<T>(
        _ initialResult: T, @runs("event") _ nextPartialResult: @escaping (T, Output) -> T
      ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
      }
      public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
      public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
      public func first(@runs("event") where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
      }
      public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
      public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
      public func drop(@runs("event") while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
      }
      public func prefix(@runs("event") while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
      }
      public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
      public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
      ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(upstream: self, receiveOutput: receiveOutput)
      }
      public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix)
      }
      public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
      public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
      public func `catch`<P: Publisher>(@runs("event") _ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
      where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
      }
      public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
      ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
      }
      public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, @runs("event") _ transform: @escaping (Output) -> P
      ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
      }
      public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
      where Output: Publisher, Output.Failure == Failure {
        Publishers.SwitchToLatest(upstream: self)
      }

      public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
      }
      public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler)
      }
      public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
      }
      public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
      ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
      }
      public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
      ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
      }
      public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
      ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler)
      }

      public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
      where P.Failure == Failure {
        Publishers.CombineLatest(a: self, b: other)
      }
      public func combineLatest<P: Publisher, T>(
        _ other: P, @runs("event") _ transform: @escaping (Output, P.Output) -> T
      ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        Publishers.CombineLatest(a: self, b: other).map { transform($0.0, $0.1) }
      }
      public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
      ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(a: self, b: publisher1, c: publisher2)
      }
      public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(a: self, b: other)
      }
      public func zip<P: Publisher, T>(
        _ other: P, @runs("event") _ transform: @escaping (Output, P.Output) -> T
      ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
        Publishers.Zip(a: self, b: other).map { transform($0.0, $0.1) }
      }
      public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
      ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(a: self, b: publisher1, c: publisher2)
      }
      public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
      where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(a: self, b: other)
      }
      public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(publishers: [self, other])
      }
    }

    extension Publisher where Output: Equatable {
      public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: { $0 == $1 }) }
    }

    extension Publisher where Failure == Never {
      public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
      }
    }

    extension Publishers.CombineLatest {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.CombineLatest3 {
      public init(_ a: A, _ b: B, _ c: C) { self.init(a: a, b: b, c: c) }
    }
    extension Publishers.CombineLatest4 {
      public init(_ a: A, _ b: B, _ c: C, _ d: D) { self.init(a: a, b: b, c: c, d: d) }
    }
    extension Publishers.Zip {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.Merge {
      public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
    }
    extension Publishers.MergeMany {
      public init(_ upstream: Upstream...) { self.init(publishers: upstream) }
      public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { self.init(publishers: Array(upstream)) }
    }

    extension Just {
      public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }
      public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
        Result<Output, E>.Publisher(result: .success(output))
      }
    }

    extension Result {
      public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result<Success, Failure>
      }
      public var publisher: Result<Success, Failure>.Publisher { Publisher(result: self) }
    }

    extension Publishers.Sequence {
      public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
      }
      public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
      }
      public func filter(
        _ isIncluded: (Elements.Element) -> Bool
      ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
      }
    }
    """#
}
