import Testing

@testable import ViewMachine

/// The capacities are those that a program compiled with Swift 6 on Linux reports. The tests compute them from the
/// growth of an array and not from an actual array, because the allocator may return a larger block than requested, in
/// a compiled program too.
@Suite struct ListCapacityTests {
  /// An array of the machine. Its elements take 16 bytes, so its capacity is the requested number.
  private struct MachineArray {
    var count: Int
    var own: Int
    var stride: Int
    private var last: ListCapacities.Growth?

    init(_ count: Int, stride: Int) { (self.count, self.own, self.stride) = (count, count, stride) }

    mutating func add(_ added: Int = 1) {
      count += added
      if count > own { own = max(2 * own, count) }
    }

    mutating func capacity() -> Int {
      let growth = ListCapacities.growth(count: count, own: own, stride: stride, last: last)
      last = growth
      return growth.reported
    }
  }

  /// `var a = [Int](); for i in 0..<40 { a.append(i); print(a.capacity) }` prints 1 3 3 7 7 7 7 15 … 63.
  @Test func appendedIntegers() {
    var array = MachineArray(0, stride: 8)
    #expect(array.capacity() == 0)
    let capacities = (0..<40).map { _ in
      array.add()
      return array.capacity()
    }
    let expected = [(1, 1), (2, 3), (4, 7), (8, 15), (16, 31), (9, 63)].flatMap { Array(repeating: $0.1, count: $0.0) }
    #expect(capacities == expected)
  }

  /// `var b = [1, 2, 3]` has the capacity 3, and 7 after an `append`; `reserveCapacity(20)` makes it 21.
  @Test func literalsAndReservations() {
    var array = MachineArray(3, stride: 8)
    #expect(array.capacity() == 3)
    array.add()
    #expect(array.capacity() == 7)
    array.own = 20
    #expect(array.capacity() == 21)
  }

  /// `Array(repeating: 0, count: 10)` has the capacity 11, also with one more element, and 111 with 111 elements.
  @Test func appendedSequences() {
    var array = MachineArray(10, stride: 8)
    #expect(array.capacity() == 11)
    array.add()
    #expect(array.capacity() == 11)
    array.add(100)
    #expect(array.capacity() == 111)
  }

  /// An array of structs of 24 bytes has the capacities 1, 2 and 4.
  @Test func structs() {
    var array = MachineArray(0, stride: 24)
    let capacities = (0..<3).map { _ in
      array.add()
      return array.capacity()
    }
    #expect(capacities == [1, 2, 4])
  }
}
