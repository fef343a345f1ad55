struct Failure: Error { let n: Int }
func work(_ n: Int) async -> Int { for _ in 0..<(5 - n) { await Task.yield() }; return n * n }
let task = Task { await work(3) }
print(await task.value)
let failing = Task<Int, Error> { throw Failure(n: 1) }
print(await failing.result, (try? await failing.value) as Any)
let sum = await withTaskGroup(of: Int.self) { group in
  for n in 1...4 { group.addTask { await work(n) } }
  var total = 0
  for await value in group { total += value }
  return total
}
print(sum)
let ordered = await withTaskGroup(of: (Int, Int).self) { group -> [Int] in
  for n in 0..<4 { group.addTask { (n, await work(n)) } }
  return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
}
print(ordered)
do {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for n in 1...3 { group.addTask { if n == 2 { throw Failure(n: n) }; return n } }
    while try await group.next() != nil {}
  }
} catch { print("group failed", error) }
func parallelMap<T: Sendable, U: Sendable>(_ items: [T], _ f: @escaping @Sendable (T) async -> U) async -> [U] {
  await withTaskGroup(of: (Int, U).self) { group in
    for (i, item) in items.enumerated() { group.addTask { (i, await f(item)) } }
    var results = [U?](repeating: nil, count: items.count)
    for await (i, value) in group { results[i] = value }
    return results.compactMap { $0 }
  }
}
print(await parallelMap([3, 1, 2]) { await work($0) }, await parallelMap([Int]()) { $0 })
let detached = Task.detached(priority: .high) { Task.isCancelled }
print(await detached.value)
let nested = Task { () -> [Int] in
  async let x = work(1)
  async let y = work(2)
  return await [x, y]
}
print(await nested.value)
let first = await withTaskGroup(of: Int.self) { group -> Int? in group.addTask { 42 }; let v = await group.next(); group.cancelAll(); return v }
print(first as Any, await Task { "done" }.value)
await withDiscardingTaskGroup { group in group.addTask { _ = await work(1) } }
print("end")
