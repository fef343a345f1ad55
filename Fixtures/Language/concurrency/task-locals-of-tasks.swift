// Task-local values belong to tasks.

enum Trace {
  @TaskLocal static var name = "none"
  @TaskLocal static var depth: Int?
}

func show(_ what: String) async { print(what, Trace.name, Trace.depth.map { "\($0)" } ?? "-") }

await Trace.$name.withValue("outer") {
  await show("inside")
  await Trace.$depth.withValue(1) {
    await Task { await show("task") }.value
    await Task.detached { await show("detached") }.value
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await show("child") }
    }
    async let other: Void = show("let")
    await other
  }
  await show("behind")
}
let late = Trace.$name.withValue("begun") { Task { await show("late") } }
await show("here")
await late.value
Trace.$name.withValue("plain") { print(Trace.name) }
