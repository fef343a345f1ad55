import Foundation
enum Stage: String, CaseIterable { case download, parse, save }
actor Progress { private var done: [Stage: Int] = [:]; func finish(_ s: Stage, _ n: Int) { done[s, default: 0] += n }; func report() -> [String] { Stage.allCases.map { "\($0.rawValue)=\(done[$0] ?? 0)" } } }
struct Pipeline {
  let progress = Progress()
  func download(_ id: Int) async throws -> String { guard id != 3 else { throw URLError(.badURL) }; await progress.finish(.download, 1); return String(repeating: "x", count: id) }
  func parse(_ text: String) async -> Int { await progress.finish(.parse, 1); return text.count }
  func run(_ ids: [Int]) async -> [Int: Int] {
    await withTaskGroup(of: (Int, Int?).self) { group in
      for id in ids { group.addTask { do { let t = try await download(id); return (id, await parse(t)) } catch { return (id, nil) } } }
      var out: [Int: Int] = [:]
      for await (id, n) in group { if let n { out[id] = n; await progress.finish(.save, n) } }
      return out
    }
  }
}
@main struct Program {
  static var greeting = "starting"
  static func main() async throws {
    print(greeting)
    let pipeline = Pipeline()
    let result = await pipeline.run([1, 2, 3, 4])
    for (id, n) in result.sorted(by: { $0.key < $1.key }) { print(id, n) }
    print(await pipeline.progress.report())
    try finish()
    print("done")
  }
  static func finish() throws { defer { print("finishing") }; if greeting.isEmpty { throw CancellationError() } }
}
