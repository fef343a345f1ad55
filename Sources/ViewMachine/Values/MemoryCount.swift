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

  mutating func add(_ parts: Parts) {
    bytes += parts.capacity * MemoryCount.value
    for part in parts { add(part) }
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

/// What the objects of a machine share.
final class ObjectHome {
  /// What objects take from their beginning to their end: those count that nothing leads to any more, too, because they
  /// refer to each other.
  @safe @exclusivity(unchecked) var bytes = 0
  weak var machine: Machine?
  /// Whether objects end one after another, instead of each within the end of the one that had it: so long chains take no
  /// stack. The program cannot tell.
  @safe @exclusivity(unchecked) var endsInTurn = false
  /// How many ends are in each other.
  @safe @exclusivity(unchecked) private var depth = 0
  /// More than that end one after another even where the program can tell: a chain of so many objects would take more
  /// stack than there is.
  private static let deepest = 10_000
  @safe @exclusivity(unchecked) private var waiting: [Value] = []
  @safe @exclusivity(unchecked) private var isEnding = false

  /// Lets what an object had end: within its own end, as Swift does, unless ends are in each other very deep.
  func release(_ fields: inout Parts) {
    if !endsInTurn, depth < ObjectHome.deepest {
      depth += 1
      defer { depth -= 1 }
      fields = Parts()
      return
    }
    for index in fields.indices {
      guard case .ref = fields[index] else { continue }
      waiting.append(fields[index])
      fields[index] = .void
    }
    if isEnding { return }
    isEnding = true
    while waiting.popLast() != nil {}
    isEnding = false
  }
}
