import ViewSource

/// The limit on memory.
///
/// The loop counts what it makes down from a number of bytes. When they have been used up, the values that can be reached
/// are counted, so that what has ended again does not matter, and the next number depends on how much there is: all
/// counting together takes a small part of the time.
extension Machine {
  /// The least that is made between two counts.
  private static let leastRoom = 16 << 20

  /// How many bytes may be made until the next count.
  ///
  /// - Throws: `Fault` if there is more than the limit.
  @inline(never)
  func countMemory(_ registers: borrowing MutableSpan<Value>) throws -> Int {
    counts &+= 1
    var count = MemoryCount(number: counts)
    for index in 0..<registers.count { count.add(registers[index]) }
    for value in globals { count.add(value) }
    for task in scheduler.tasks where task.result == nil {
      for value in task.fiber.stack { count.add(value) }
    }
    count.finish()
    let bytes = max(count.bytes, objectHome.bytes)
    peakMemory = max(peakMemory, bytes)
    guard bytes <= limits.memory else {
      throw Fault(.limit, "the program's values take more memory than its limit of \(limits.memory >> 20) MB")
    }
    return max(Machine.leastRoom, min(bytes, limits.memory - bytes))
  }

  /// What a value that a native function gives takes beyond a box, if nothing else has it.
  @inline(__always)
  static func weight(_ value: Value) -> Int {
    guard case .ref(let box) = value else { return 0 }
    if let text = box as? StringBox { return text.text.utf8.count }
    if let list = box as? ArrayBox { return list.elements.count &* MemoryCount.value }
    return 0
  }
}
