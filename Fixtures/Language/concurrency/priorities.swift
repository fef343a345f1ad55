// The priorities of tasks, which awaiting tasks raise.
print(Task.currentPriority.rawValue)
let t = Task { Task.currentPriority.rawValue }; print(await t.value)
print(await Task(priority: .low) { Task.currentPriority.rawValue }.value)
print(
  await Task.detached { Task.currentPriority.rawValue }.value,
  await Task.detached(priority: .background) { Task.currentPriority.rawValue }.value)
print(await Task(priority: .high) { await Task { Task.currentPriority.rawValue }.value }.value)
print(
  await withTaskGroup(of: UInt8.self) { g in
    g.addTask(priority: .low) { Task.currentPriority.rawValue }; return await g.next() ?? 0
  })
print(TaskPriority.high, TaskPriority.medium, TaskPriority.background.description, TaskPriority(rawValue: 3))
@MainActor func m() async { print(Task.currentPriority.rawValue) }
await m()
