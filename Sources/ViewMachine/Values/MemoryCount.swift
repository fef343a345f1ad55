/// What the values of a run take, as their boxes report it. Each box counts once.
struct MemoryCount {
  private(set) var bytes = 0
  /// Which count is under way: a box that has its number has been counted.
  private let number: UInt32
  private var waiting: [Box] = []

  /// What a box takes beside what it holds: its header, and what the allocator adds.
  static let box = 48
  static let value = 16

  init(number: UInt32) { self.number = number }

  mutating func add(_ value: Value) {
    guard case .ref(let box) = value, box.countNumber != number else { return }
    box.countNumber = number
    waiting.append(box)
  }

  mutating func add(_ values: [Value]) {
    bytes += values.capacity * MemoryCount.value
    for value in values { add(value) }
  }

  mutating func add(bytes count: Int) { bytes += count }

  /// Counts what has been added and all that it leads to.
  mutating func finish() {
    while let box = waiting.popLast() {
      bytes += MemoryCount.box
      box.count(into: &self)
    }
  }
}

/// The memory of objects, from their beginning to their end: those count that nothing leads to any more, too, because
/// they refer to each other.
final class ObjectMeter {
  var bytes = 0
}
