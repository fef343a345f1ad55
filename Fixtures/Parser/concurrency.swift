// Tasks, actors and isolation.
func f() async throws {
  async let a = b()
  async let (c, d) = try await e()
  let g = try await [a, c].map { await $0 }
  await withTaskGroup(of: Int.self) { group in
    for await value in group {}
  }
  Task { @MainActor in try await g() }
  Task.detached(priority: .high) { [weak self] in await self?.h() }
  for try await line in url.lines where !line.isEmpty {}
  if try await a > b {}
  let i = await j ? k : l
  await MainActor.run { m() }
}
@globalActor actor MyActor { static let shared = MyActor() }
@concurrent func n() async {}
nonisolated(nonsending) func o() async {}
func p(isolation: isolated (any Actor)? = #isolation) async -> sending Q {}
extension R: @MainActor S {}
