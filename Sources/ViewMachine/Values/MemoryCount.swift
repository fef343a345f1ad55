/// The memory of the reachable values of a run. Each box counts once.
struct MemoryCount {
  private(set) var bytes = 0
  /// The number of this count. A box with the same number was visited.
  private let number: UInt32
  private var waiting: [Box] = []

  /// The bytes of a box without its contents: object header and allocator overhead.
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

  /// Counts all boxes reachable from the added values.
  mutating func finish() {
    while let box = waiting.popLast() {
      bytes += MemoryCount.box
      box.count(into: &self)
    }
  }
}

/// The state that the objects of a machine share.
final class ObjectHome {
  /// The bytes of all live objects. Unreachable objects in reference cycles count, too.
  @safe @exclusivity(unchecked) var bytes = 0
  /// The machine, until it ends. It is not a weak reference: an object with one counts all its references in a side
  /// table, several times as slowly, and every native call counts a reference to the machine.
  @safe @exclusivity(unchecked) private(set) unowned var machine: Machine?

  /// Links the machine.
  func attach(_ machine: Machine) { self.machine = machine }

  /// Ends the link to the machine, which is about to be deallocated.
  func detach() { machine = nil }

  /// Whether objects are released one after another instead of recursively, so that long chains use no stack. Without
  /// observable lifetimes the program cannot tell the difference.
  @safe @exclusivity(unchecked) var endsInTurn = false
  /// The current depth of nested releases.
  @safe @exclusivity(unchecked) private var depth = 0
  /// The maximum depth of recursive releases, even with observable lifetimes: a longer chain would overflow the stack.
  private static let deepest = 10_000
  @safe @exclusivity(unchecked) private var waiting: [Value] = []
  @safe @exclusivity(unchecked) private var isEnding = false

  /// Releases the fields of an object: recursively, like Swift, up to the maximum depth.
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
