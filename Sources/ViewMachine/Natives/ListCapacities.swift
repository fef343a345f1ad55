import ViewSemantics

/// The capacities of arrays, dictionaries and sets as a compiled program reports them.
///
/// The machine's arrays hold values of one size, so their own capacities differ from those of a compiled program. The
/// capacity to report follows from how the array has grown. The allocator of Linux hands out memory in steps of 16
/// bytes, an array's header takes 32 of them, and a full array doubles its capacity.
struct ListCapacities {
  /// The growth of one array at the time of a query.
  struct Growth: Equatable {
    /// The number of elements.
    var count: Int
    /// The capacity of the machine's own array.
    var own: Int
    /// The capacity that a compiled program reports.
    var reported: Int
  }

  private struct Known {
    /// The array that the growth describes. After its end another array may get the same address and the same
    /// identifier.
    weak var box: ArrayBox?
    var growth: Growth
  }

  /// The growth of the arrays queried so far, by the identity of their boxes.
  private var known: [ObjectIdentifier: Known] = [:]
  private static let maximumCount = 256

  /// The capacity of a new array that has room for at least `count` elements of `stride` bytes.
  static func rounded(_ count: Int, stride: Int) -> Int {
    guard count > 0 else { return 0 }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: stride)
    guard !overflow, bytes < Int.max - 64 else { return count }
    let given = (32 + bytes + 8 + 15) / 16 * 16 - 8
    return (given - 32) / stride
  }

  /// The growth of an array of `count` elements whose own capacity is `own`.
  ///
  /// - Parameters:
  ///   - stride: The bytes that an element takes in a compiled program.
  ///   - last: The growth at the query before this one; `nil` at the first.
  static func growth(count: Int, own: Int, stride: Int, last: Growth?) -> Growth {
    guard own > 0 else { return Growth(count: count, own: own, reported: 0) }
    let stride = max(1, stride)
    var reported: Int
    if let last, last.own == own || last.own < own && own <= 2 * count {
      reported = last.reported
    } else if own > 2 * count {
      // The program has reserved capacity.
      reported = rounded(own, stride: stride)
    } else {
      // Doubling shifts the first capacity to the left.
      let first = own == count ? own : own >> own.trailingZeroBitCount
      reported = rounded(first, stride: stride)
    }
    if own == count, count > 2 * reported { reported = rounded(count, stride: stride) }
    while reported < count { reported = rounded(2 * reported, stride: stride) }
    return Growth(count: count, own: own, reported: reported)
  }

  /// The capacity of an array.
  ///
  /// - Parameter stride: The bytes that an element takes in a compiled program.
  mutating func capacity(of box: ArrayBox, stride: Int) -> Int {
    let id = ObjectIdentifier(box)
    let last = known[id].flatMap { $0.box === box ? $0.growth : nil }
    let growth = ListCapacities.growth(
      count: box.elements.count, own: box.elements.capacity, stride: stride, last: last)
    if known.count >= ListCapacities.maximumCount { known = [:] }
    known[id] = growth.own > 0 ? Known(box: box, growth: growth) : nil
    return growth.reported
  }

  /// The capacity of a hash table: three quarters of a power of two.
  static func capacity(of table: HashTable) -> Int {
    let count = max(table.count, table.reserved)
    guard count > 0 else { return 0 }
    var places = 2
    while places * 3 / 4 < count { places *= 2 }
    return places * 3 / 4
  }
}
