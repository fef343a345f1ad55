// The captures of a task's closure are released when the task ends.
final class Resource: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  func use() -> Int { name.count }
  deinit { print("gone", name) }
}
func inTask() async {
  let resource = Resource("task")
  let task = Task { resource.use() }
  print(await task.value)
}
func inGroup() async {
  let resource = Resource("group")
  await withTaskGroup(of: Int.self) { group in
    for _ in 0..<3 { group.addTask { resource.use() } }
    var sum = 0
    for await value in group { sum += value }
    print(sum)
  }
}
await inTask()
print("after the task")
await inGroup()
print("after the group")
