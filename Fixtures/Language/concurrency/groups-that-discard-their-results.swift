// Groups whose tasks give nothing, and results of tasks one by one.
enum Failure: Error { case odd(Int) }
actor Total {
  var value = 0
  func add(_ number: Int) { value += number }
}
let total = Total()
try await withThrowingDiscardingTaskGroup { group in
  for number in 1...3 { group.addTask { await total.add(number) } }
}
print(await total.value)
do {
  try await withThrowingDiscardingTaskGroup { group in
    group.addTask { throw Failure.odd(1) }
  }
} catch {
  print(error)
}
await withThrowingTaskGroup(of: Int.self) { group in
  group.addTask { 4 }
  while let result = await group.nextResult() { print(result) }
  group.addTask { throw Failure.odd(5) }
  while let result = await group.nextResult() { print(result) }
}
