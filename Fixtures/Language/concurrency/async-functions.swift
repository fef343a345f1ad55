struct Failure: Error { let n: Int }
func double(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func risky(_ n: Int) async throws -> Int { if n > 2 { throw Failure(n: n) }; return await double(n) }
func total(_ numbers: [Int]) async -> Int { var sum = 0; for n in numbers { sum += await double(n) }; return sum }
struct Remote { var value: Int { get async { await double(21) } }; subscript(i: Int) -> Int { get async throws { try await risky(i) } } }
print(await double(4), await total([1, 2, 3]), await Remote().value, try await Remote()[2])
do { print(try await risky(1)); print(try await risky(3)) } catch let f as Failure { print("failed", f.n) }
async let a = double(1)
async let b = double(2)
async let c = risky(5)
print(await a + b)
do { _ = try await c } catch { print("async let threw", error) }
print((try? await risky(9)) as Any, await [1, 2].count)
func map<T, U>(_ items: [T], _ f: (T) async throws -> U) async rethrows -> [U] { var r: [U] = []; for i in items { r.append(try await f(i)) }; return r }
print(await map([1, 2]) { await double($0) }, (try? await map([1, 3]) { try await risky($0) }) as Any)
let closure: (Int) async -> String = { n in "n\(await double(n))" }
print(await closure(5))
func withDefer() async -> Int { defer { print("deferred") }; let x = await double(8); print("got", x); return x }
_ = await withDefer()
protocol Service { func load(_ id: Int) async throws -> String }
struct Mock: Service { func load(_ id: Int) async -> String { "item \(id)" } }
let service: any Service = Mock()
print(try await service.load(7))
func recursive(_ n: Int) async -> Int { n == 0 ? 0 : n + (await recursive(n - 1)) }
print(await recursive(100), await (1 > 0 ? double(1) : double(2)), await double(await double(3)))
