// A function value that is converted to another function type, because its result becomes optional or `Any`, suspends
// like the function itself.
func events() async {
  let numbers = AsyncStream {
    try? await Task.sleep(for: .milliseconds(1))
    return Int.random(in: 3...3)
  }
  for await number in numbers.prefix(2) { print(number) }
}

func convert() async {
  let load: @Sendable () async -> Int = {
    await Task.yield()
    try? await Task.sleep(for: .milliseconds(1))
    return 7
  }
  let loadOptional: @Sendable () async -> Int? = load
  let loadAny: @Sendable () async -> Any = load
  print(await loadOptional() ?? 0, await loadAny())
}

func first<T>(_ work: [@Sendable () async throws -> T?]) async -> T? {
  for item in work {
    if let found = try? await item() { return found }
  }
  return nil
}

await convert()
await events()
print(
  await first([
    {
      await Task.yield()
      return nil
    },
    {
      try await Task.sleep(for: .milliseconds(1))
      return "found"
    },
  ]) ?? "none")
