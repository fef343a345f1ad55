struct Ticker: AsyncSequence { let limit: Int; struct Iterator: AsyncIteratorProtocol { var n = 0; let limit: Int; mutating func next() async throws -> Int? { guard n < limit else { return nil }; n += 1; if n == 13 { throw Unlucky() }; await Task.yield(); return n } }; func makeAsyncIterator() -> Iterator { Iterator(limit: limit) }; typealias Element = Int }
struct Unlucky: Error {}
extension AsyncSequence { func collect() async rethrows -> [Element] { try await reduce(into: []) { $0.append($1) } }; func pairs() -> AsyncThrowingStream<(Element, Element), Error> where Self: Sendable, Element: Sendable { AsyncThrowingStream { c in Task { var last: Element?; do { for try await e in self { if let l = last { c.yield((l, e)) }; last = e }; c.finish() } catch { c.finish(throwing: error) } } } } }
print(try await Ticker(limit: 4).collect(), try await Ticker(limit: 9).filter { $0 % 3 == 0 }.map { "n\($0)" }.collect(), try await Ticker(limit: 6).reduce(0, +))
do { for try await n in Ticker(limit: 20).dropFirst(10) { print(n, terminator: " ") } } catch { print("stopped:", error) }
for try await (a, b) in Ticker(limit: 4).pairs() { print(a, b, terminator: "; ") }
print()
print(try await Ticker(limit: 5).contains(3), try await Ticker(limit: 5).allSatisfy { $0 < 5 }, try await Ticker(limit: 5).first { $0 > 2 } as Any, try await Ticker(limit: 5).min() as Any, try await Ticker(limit: 12).prefix { $0 < 4 }.collect(), try await Ticker(limit: 12).drop { $0 < 10 }.collect())
print(try await Ticker(limit: 3).flatMap { Ticker(limit: $0) }.collect(), try await Ticker(limit: 4).compactMap { $0 == 2 ? nil : $0 }.collect())
let (stream, c) = AsyncStream.makeStream(of: String.self)
c.onTermination = { print("terminated", $0) }
let reader = Task { var all: [String] = []; for await s in stream { all.append(s); if s == "stop" { break } }; return all }
for s in ["a", "b", "stop"] { c.yield(s) }
print(await reader.value)
c.finish()
func events() -> AsyncStream<Int> { AsyncStream { c in let t = Task { for i in 0..<3 { c.yield(i); await Task.yield() }; c.finish() }; c.onTermination = { _ in t.cancel() } } }
var seen: [Int] = []
outer: for await e in events() { for await f in events() { if f == 2 { continue outer }; seen.append(e * 10 + f) } }
print(seen)
var it = Ticker(limit: 2).makeAsyncIterator()
while let n = try await it.next() { print("it", n) }
func merge(_ a: [Int], _ b: [Int]) async -> [Int] { await withTaskGroup(of: [Int].self) { g in g.addTask { a.map { $0 * 2 } }; g.addTask { b.map { $0 * 3 } }; return await g.reduce([], +).sorted() } }
print(await merge([1, 2], [1, 3]))
func progress() async -> [String] { var log: [String] = []; for await p in AsyncStream<Double>(unfolding: { nil }) { log.append("\(p)") }; log.append("done"); return log }
print(await progress())
