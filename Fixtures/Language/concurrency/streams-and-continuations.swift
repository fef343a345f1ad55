let stream = AsyncStream<Int> { continuation in for i in 1...4 { continuation.yield(i * i) }; continuation.finish() }
for await value in stream { print(value, terminator: " ") }
print()
struct Broken: Error {}
let throwing = AsyncThrowingStream<String, Error> { c in c.yield("a"); c.yield("b"); c.finish(throwing: Broken()) }
do { for try await s in throwing { print(s) } } catch { print("stream broke", error) }
let (values, input) = AsyncStream.makeStream(of: Int.self)
let consumer = Task { var all: [Int] = []; for await v in values.filter({ $0 % 2 == 1 }).map({ $0 * 10 }) { all.append(v) }; return all }
for i in 0..<6 { input.yield(i) }
input.finish()
print(await consumer.value)
func legacy(_ n: Int, completion: @escaping (Result<Int, Error>) -> Void) { completion(n < 0 ? .failure(Broken()) : .success(n + 1)) }
func modern(_ n: Int) async throws -> Int { try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } } }
print(try await modern(4), (try? await modern(-1)) as Any)
let plain = await withCheckedContinuation { (c: CheckedContinuation<String, Never>) in c.resume(returning: "resumed") }
print(plain)
struct Countdown: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var n: Int; mutating func next() async -> Int? { guard n > 0 else { return nil }; defer { n -= 1 }; await Task.yield(); return n }; func makeAsyncIterator() -> Countdown { self } }
for await n in Countdown(n: 3) { print(n, terminator: " ") }
print(await Countdown(n: 5).reduce(0, +), await Countdown(n: 4).contains(2), await Countdown(n: 4).first { $0 < 3 } as Any)
var collected: [Int] = []
for await n in Countdown(n: 9).dropFirst(2).prefix(4).compactMap({ $0 > 4 ? $0 : nil }) { collected.append(n) }
print(collected, await Countdown(n: 3).max() as Any)
var iterator = Countdown(n: 2).makeAsyncIterator()
print(await iterator.next() as Any, await iterator.next() as Any, await iterator.next() as Any)
let unfolding = AsyncStream(unfolding: { await Countdown(n: 1).first { _ in true } }).prefix(2)
for await v in unfolding { print("unfold", v) }
let buffered = AsyncStream(Int.self, bufferingPolicy: .bufferingNewest(2)) { c in for i in 0..<5 { c.yield(i) }; c.finish() }
var kept: [Int] = []
for await v in buffered { kept.append(v) }
print(kept)
