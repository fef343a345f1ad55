import ViewSource

/// The memory limit.
///
/// The run loop decrements a byte budget for each allocation. When it is used up, the machine counts all reachable
/// values, so that released values do not matter. The next budget is proportional to the result, which keeps the total
/// cost of counting small.
extension Machine {
  /// The minimum allocation between two counts, in bytes.
  private static let leastRoom = 16 << 20

  /// Counts the reachable values.
  ///
  /// - Returns: The number of bytes that may be allocated until the next count.
  /// - Throws: `Fault` if the limit is exceeded.
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

  /// The size in bytes of a native function's result beyond its box.
  @inline(__always)
  static func weight(_ value: Value) -> Int {
    guard case .ref(let box) = value else { return 0 }
    if let text = box as? StringBox { return text.text.utf8.count }
    if let list = box as? ArrayBox { return list.elements.count &* MemoryCount.value }
    return 0
  }
}
