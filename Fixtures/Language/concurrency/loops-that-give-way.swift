// A task that only gives way to others in a loop sees the sleep of another task end.
let spinning = Task {
  var rounds = 0
  while !Task.isCancelled {
    rounds += 1
    await Task.yield()
  }
  return rounds > 0
}
try await Task.sleep(for: .milliseconds(5))
spinning.cancel()
print(await spinning.value)

actor Flag {
  var isSet = false
  func set() { isSet = true }
}
let flag = Flag()
Task {
  try await Task.sleep(for: .milliseconds(3))
  await flag.set()
}
while await !flag.isSet { await Task.yield() }
print("set")
