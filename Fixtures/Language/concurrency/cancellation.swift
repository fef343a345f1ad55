let (gate, open) = AsyncStream.makeStream(of: Void.self)
let task = Task { () -> String in
  for await _ in gate { break }
  do { try Task.checkCancellation(); return "not cancelled" } catch is CancellationError { return "cancelled \(Task.isCancelled)" } catch { return "other" }
}
task.cancel()
open.finish()
print(await task.value, task.isCancelled)
let loop = Task { () -> Int in var n = 0; while !Task.isCancelled { n += 1; await Task.yield() }; return n > 0 ? 1 : 0 }
await Task.yield()
loop.cancel()
print([0, 1].contains(await loop.value))
let sleeper = Task { do { try await Task.sleep(for: .seconds(60)); return "slept" } catch { return "woken by \(type(of: error))" } }
sleeper.cancel()
print(await sleeper.value)
let handled = Task { await withTaskCancellationHandler { await withCheckedContinuation { c in c.resume(returning: "body") } } onCancel: { print("on cancel") } }
print(await handled.value)
let children = Task { await withTaskGroup(of: Bool.self) { group -> [Bool] in
  for _ in 0..<3 { group.addTask { while !Task.isCancelled { await Task.yield() }; return Task.isCancelled } }
  group.cancelAll()
  var all: [Bool] = []
  for await r in group { all.append(r) }
  return all + [group.isCancelled, group.addTaskUnlessCancelled { true }]
} }
print(await children.value)
func timeout<T: Sendable>(_ work: @escaping @Sendable () async throws -> T) async -> T? {
  await withTaskGroup(of: T?.self) { g in g.addTask { try? await work() }; let r = await g.next()!; g.cancelAll(); return r }
}
print(await timeout { 5 } as Any, await timeout { () -> Int in throw CancellationError() } as Any)
@TaskLocal var depth = 0
enum Trace { @TaskLocal static var name = "none" }
await Trace.$name.withValue("outer") {
  print(Trace.name)
  await Trace.$name.withValue("inner") { print(await Task { Trace.name }.value, await Task.detached { Trace.name }.value) }
  print(Trace.name)
}
print(Trace.name)
