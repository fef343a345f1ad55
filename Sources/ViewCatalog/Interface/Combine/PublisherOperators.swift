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
        Publishers.HandleEvents(
          upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
          receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
      }
      public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
      }
      public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
      public func multicast<S: Subject>(
        @runs("event") _ createSubject: @escaping () -> S
      ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
      }
      public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
      where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: { subject })
      }
      public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
      public func `catch`<P: Publisher>(@runs("event") _ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
      where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
      }
      public func tryScan<T>(
        _ initialResult: T, @runs("event") _ nextPartialResult: @escaping (T, Output) throws -> T
      ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
      }
      public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
      where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
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
    }

    extension Publisher where Output: Equatable {
      public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: { $0 == $1 }) }
    }

    extension Publisher where Failure == Never {
      public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
      public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
      }
    }
    """#
}
