// What a stream keeps, and what its continuation tells.

let (stream, continuation) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(2))
for text in ["a", "b", "c"] { continuation.yield(text) }
continuation.finish()
print(continuation.yield("d"))
for await text in stream { print(text) }

let oldest = AsyncStream<Int>(bufferingPolicy: .bufferingOldest(2)) { continuation in
  for number in 0..<4 { print(continuation.yield(number)) }
  continuation.finish()
}
for await number in oldest { print(number) }

struct Late: Error {}
do {
  try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { throw Late() }
    group.addTask {
      try await Task.sleep(nanoseconds: 2_000_000)
      print("done all the same", Task.isCancelled)
    }
    try await group.waitForAll()
  }
} catch {
  print("failed", error)
}
