// `withUnsafeCurrentTask`, and the members that each actor has.
actor Counter {
  var count = 0
  func add() -> Int {
    assertIsolated()
    preconditionIsolated("in the actor")
    count += 1
    return assumeIsolated { $0.count }
  }
}

let counter = Counter()
print(await counter.add(), await counter.add())
let cancelled = Task {
  withUnsafeCurrentTask { task in
    print(task != nil, task?.isCancelled ?? true)
    task?.cancel()
    print(task?.isCancelled ?? false)
  }
  do {
    try await Task.sleep(for: .seconds(1))
    return "slept"
  } catch {
    return "\(type(of: error))"
  }
}
print(await cancelled.value)
print(await Task { @MainActor in
  MainActor.assertIsolated()
  MainActor.preconditionIsolated()
  return MainActor.assumeIsolated { "main" }
}.value)
let isInside = await Task { withUnsafeCurrentTask { $0 == $0 && $0 != nil } }.value
print(isInside)

func sum(_ values: [Int], on actor: isolated (any Actor)? = #isolation) async -> Int { values.reduce(0, +) }
print(await sum([1, 2, 3]))
func name(of actor: any Actor) -> String { "\(type(of: actor))" }
print(name(of: counter), counter is any Actor)
