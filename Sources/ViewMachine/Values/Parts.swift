/// The fields of a struct, object, enum case or tuple, in order of declaration.
///
/// The first three are stored inline, which saves the allocation of an array for most values. The rest is in an array.
public struct Parts {
  private var first = Value.void
  private var second = Value.void
  private var third = Value.void
  private var rest: [Value] = []
  public private(set) var count = 0

  /// The number of inline values.
  private static let inlineCount = 3

  /// Repeats a value.
  init(repeating value: Value, count: Int) {
    self.count = count
    if count > 0 { first = value }
    if count > 1 { second = value }
    if count > 2 { third = value }
    if count > Parts.inlineCount { rest = Array(repeating: value, count: count &- Parts.inlineCount) }
  }

  public init(_ values: [Value]) {
    count = values.count
    if count > 0 { first = values[0] }
    if count > 1 { second = values[1] }
    if count > 2 { third = values[2] }
    if count > Parts.inlineCount { rest = Array(values[Parts.inlineCount...]) }
  }

  /// Moves the values out of registers.
  @inline(__always)
  init(taking registers: Registers, count: Int) {
    self.count = count
    if count == 0 { return }
    first.assign(taking: &registers[0])
    if count == 1 { return }
    second.assign(taking: &registers[1])
    if count == 2 { return }
    third.assign(taking: &registers[2])
    if count == Parts.inlineCount { return }
    rest.reserveCapacity(count &- Parts.inlineCount)
    for index in Parts.inlineCount..<count {
      var value = Value.void
      value.assign(taking: &registers[Int32(truncatingIfNeeded: index)])
      rest.append(value)
    }
  }
}

extension Parts: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  public init() {}

  public init(arrayLiteral elements: Value...) { self.init(elements) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(index: Int) -> Value {
    @inline(__always)
    get {
      precondition(index >= 0 && index < count, "there is no such part")
      return switch index {
      case 0: first
      case 1: second
      case 2: third
      default: rest[index &- Parts.inlineCount]
      }
    }
    set {
      precondition(index >= 0 && index < count, "there is no such part")
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: rest[index &- Parts.inlineCount] = newValue
      }
    }
  }

  /// Appends a value.
  mutating func append(_ value: Value) {
    count += 1
    if count > Parts.inlineCount { rest.append(value) } else { self[count - 1] = value }
  }

  /// Removes the last value.
  mutating func removeLast() {
    self[count - 1] = .void
    if count > Parts.inlineCount { rest.removeLast() }
    count -= 1
  }

  /// The capacity in values.
  var capacity: Int { count <= Parts.inlineCount ? count : Parts.inlineCount + rest.capacity }

  // MARK: Access in place

  // The methods that only read are `mutating` too. A nonmutating method that is inlined into the run loop copies all
  // parts of a box before it picks one, and each copy retains and releases: four pairs instead of none.

  /// - Throws: `Fault` if there is no such part.
  @inline(__always)
  mutating func value(at index: Int) throws -> Value {
    guard index < count else { throw Machine.noPart() }
    return switch index {
    case 0: first
    case 1: second
    case 2: third
    default: rest[index &- Parts.inlineCount]
    }
  }

  /// Assigns a copy of a part to a register.
  ///
  /// - Throws: `Fault` if there is no such part.
  @inline(__always)
  mutating func copy(_ index: Int, to place: inout Value) throws {
    guard index < count else { throw Machine.noPart() }
    switch index {
    case 0: place.assign(copyOf: first)
    case 1: place.assign(copyOf: second)
    case 2: place.assign(copyOf: third)
    default: place.assign(copyOf: rest[index &- Parts.inlineCount])
    }
  }

  /// Assigns copies of all parts to successive registers, which seldom hold a reference.
  @inline(__always)
  mutating func copyAll(to registers: Registers) {
    if count == 0 { return }
    guard count <= Parts.inlineCount, registers.holdNoReference(count) else { return replaceAll(registers) }
    registers[0].fill(copyOf: first)
    if count == 1 { return }
    registers[1].fill(copyOf: second)
    if count == 2 { return }
    registers[2].fill(copyOf: third)
  }

  @inline(never)
  private func replaceAll(_ registers: Registers) {
    for index in 0..<count { registers[Int32(truncatingIfNeeded: index)].assign(copyOf: self[index]) }
  }

  /// Accesses one part in place.
  ///
  /// - Throws: `Fault` if there is no such part.
  @inline(__always)
  private mutating func withPart<Result>(
    _ index: Int, _ access: (inout Value) throws -> Result
  ) throws -> Result {
    guard index < count else { throw Machine.noPart() }
    return switch index {
    case 0: try access(&first)
    case 1: try access(&second)
    case 2: try access(&third)
    default: try access(&rest[index &- Parts.inlineCount])
    }
  }

  /// Swaps a field and a value. The caller releases the old value after the write, because its `deinit` may read the
  /// same field.
  @inline(__always)
  mutating func exchange(_ index: Int, _ value: inout Value) throws {
    try withPart(index) { swap(&$0, &value) }
  }

  /// The count of a field that is an array.
  @inline(__always)
  mutating func countOfArray(at index: Int) throws -> Int {
    try withPart(index) { part in
      guard case .ref(let box) = part, let list = box as? ArrayBox else { throw Machine.noArray(part) }
      return list.elements.count
    }
  }

  /// Assigns a copy of an element of a field that is an array; traps if the index is out of range.
  @inline(__always)
  mutating func copyElement(_ number: Int, ofArrayAt index: Int, to place: inout Value) throws {
    try withPart(index) { part in
      guard case .ref(let box) = part, let list = box as? ArrayBox else { throw Machine.noArray(part) }
      guard number >= 0, number < list.elements.count else { throw Machine.outOfRange() }
      place.assign(copyOf: list.elements[number])
    }
  }

  /// Mutates a field that is an array in place.
  @inline(__always)
  mutating func changeArray(at index: Int, _ change: (ArrayBox) throws -> Void) throws {
    try withPart(index) { try Machine.changeArray(&$0, change) }
  }

  /// Adds a number to a field that is an `Int`.
  @inline(__always)
  mutating func add(_ number: Int, at index: Int) throws {
    try withPart(index) { part in
      let (sum, isOver) = try part.number.addingReportingOverflow(number)
      if isOver { throw Machine.overflow() }
      part = .int(sum)
    }
  }
}
