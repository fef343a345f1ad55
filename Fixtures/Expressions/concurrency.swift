import Foundation
struct Instance { struct ID: Hashable {}; var id: ID }
struct Item {}
func refresh(_ instances: [Instance]) async throws -> Int {
  var all = 0
  await withTaskGroup(of: (Instance.ID, [Item]).self) { group in
    for instance in instances { group.addTask { (instance.id, [Item()]) } }
    for await (_, items) in group { all += items.count }
  }
  try await withThrowingTaskGroup(of: (Int, String?).self) { group in
    group.addTask { (1, "a") }
    while let result = try await group.next() { all += result.0 }
  }
  return all
}
final class Loader {
  func load(_ done: @escaping ((any Error)?) -> Void) { done(nil) }
  func fetch() async throws -> Void {
    return try await withCheckedThrowingContinuation { continuation in
      self.load { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
  func wait() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in continuation.resume() }
  }
  var values: AsyncStream<Int> {
    AsyncStream { continuation in
      continuation.yield(1)
      continuation.finish()
    }
  }
}
func bits(_ address: UInt32) -> [UInt32] {
  var found: [UInt32] = []
  for bit: UInt32 in 0..<8 where address & (1 << bit) != 0 { found.append(bit) }
  for size: Double in [1, 2.5] { print(size) }
  return found
}
func path(_ parts: [String]) -> String? {
  var path: String?
  for part in parts { path = path.map { "\($0)/\(part)" } ?? part }
  return path
}
func tokens() -> Int {
  var kept = [AnyHashable: (index: Int, texts: [String])]()
  kept["a"] = (1, ["b"])
  let pairs = [(name: String, count: Int)]()
  guard let (index, texts) = kept["a"] else { return pairs.count }
  return index + texts.count
}
