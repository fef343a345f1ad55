// A task has the name that it was made with; its children do not inherit it.
func f() async {
  let t = Task(name: "loader") { Task.name ?? "none" }
  print(await t.value, Task.name ?? "none", await Task { Task.name ?? "none" }.value)
  await withTaskGroup(of: String.self) { group in
    group.addTask(name: "child") { Task.name ?? "none" }
    for await name in group { print(name) }
  }
  print(await Task.detached(name: "apart", priority: .low) { Task.name ?? "none" }.value)
}
await f()
