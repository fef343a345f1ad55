// swift-version: 6
struct Lost: Error { let after: Int }

let (numbers, source) = AsyncThrowingStream.makeStream(of: Int.self)
Task {
  for number in 1...2 { source.yield(number) }
  source.yield(with: .success(3))
  source.finish(throwing: Lost(after: 3))
}
do { for try await number in numbers { print(number) } } catch { print(error) }

actor Counter {
  private var count = 0
  func next() throws -> Int? {
    count += 1
    if count > 3 { throw Lost(after: count) }
    return count
  }
}
let counter = Counter()
let unfolding = AsyncThrowingStream { try await counter.next() }
do { for try await number in unfolding { print("unfolded", number) } } catch { print(error) }

let results = AsyncThrowingStream<String, any Error> { continuation in
  continuation.onTermination = { print("over", $0) }
  if case .enqueued(let remaining) = continuation.yield("a") { print(remaining > 0) }
  continuation.finish()
  if case .terminated = continuation.yield("b") { print("too late") }
}
for try await text in results { print(text) }
