// apple-only: the toolchain of Linux has no Combine
// `values`: a publisher in `for await`, and in a task that is cancelled.
import Combine
import Foundation

for await value in [1, 2, 3].publisher.values { print("list", value) }
for await value in (1...3).publisher.map({ $0 * $0 }).values where value > 1 { print("square", value) }

let subject = PassthroughSubject<Int, Never>()
let reader = Task {
  var sum = 0
  for await value in subject.values {
    print("read", value)
    sum += value
  }
  return sum
}
try? await Task.sleep(nanoseconds: 10_000_000)
for value in 1...3 {
  subject.send(value)
  try? await Task.sleep(nanoseconds: 10_000_000)
}
subject.send(completion: .finished)
print("sum", await reader.value)

enum Problem: Error { case broken }
do {
  for try await value in [1, 2, 3].publisher.tryMap({ value -> Int in
    if value == 3 { throw Problem.broken }
    return value
  }).values { print("try", value) }
} catch {
  print("caught", error)
}

let current = CurrentValueSubject<String, Never>("a")
let firstTwo = Task {
  var found: [String] = []
  for await value in current.values {
    found.append(value)
    if found.count == 2 { break }
  }
  return found
}
try? await Task.sleep(nanoseconds: 10_000_000)
current.send("b")
print(await firstTwo.value)

let endless = Task {
  for await value in PassthroughSubject<Int, Never>().values { print(value) }
  print("left the loop, cancelled:", Task.isCancelled)
}
try? await Task.sleep(nanoseconds: 10_000_000)
endless.cancel()
await endless.value

final class Model: ObservableObject { @Published var count = 0 }
let model = Model()
let counting = Task { @MainActor in
  for await value in model.$count.values {
    print("count", value)
    if value == 2 { return }
  }
}
for value in 1...2 {
  try? await Task.sleep(nanoseconds: 10_000_000)
  model.count = value
}
await counting.value
func load() -> Future<String, Never> {
  Future { promise in DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { promise(.success("loaded")) } }
}
print(await load().value)
