import ViewSemantics

/// How many elements a compiled program's list has room for.
///
/// The machine's own lists hold values of one size, so that they have room for other numbers of elements than those of a
/// compiled program. What a program that asks is told follows from how the list has grown: memory is given in steps of 16
/// bytes, of which a list's head takes 32, and a list that is full is given twice the room.
struct RoomOfLists {
  private struct Known {
    var capacity: Int
    var ownCapacity: Int
  }

  /// What was told of lists that a program has asked about, by their boxes.
  private var known: [ObjectIdentifier: Known] = [:]
  private static let maximumCount = 256

  /// The room for at least so many elements of a size.
  static func rounded(_ count: Int, stride: Int) -> Int {
    guard count > 0 else { return 0 }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: stride)
    guard !overflow, bytes < Int.max - 64 else { return count }
    let given = (32 + bytes + 8 + 15) / 16 * 16 - 8
    return (given - 32) / stride
  }

  /// The room of a list.
  ///
  /// - Parameters:
  ///   - stride: How many bytes an element takes in a compiled program.
  mutating func capacity(of box: ArrayBox, stride: Int) -> Int {
    let (count, own) = (box.elements.count, box.elements.capacity)
    let id = ObjectIdentifier(box)
    guard own > 0 else {
      known[id] = nil
      return 0
    }
    let stride = max(1, stride)
    var capacity: Int
    if let last = known[id], last.ownCapacity == own || last.ownCapacity < own && own <= 2 * count {
      capacity = last.capacity
    } else if own > 2 * count {
      // It was told how many will come.
      capacity = RoomOfLists.rounded(own, stride: stride)
    } else {
      // A list of one's own doubles from what it began with.
      let first = own == count ? own : own >> own.trailingZeroBitCount
      capacity = RoomOfLists.rounded(first, stride: stride)
    }
    if own == count, count > 2 * capacity { capacity = RoomOfLists.rounded(count, stride: stride) }
    while capacity < count { capacity = RoomOfLists.rounded(2 * capacity, stride: stride) }
    if known.count >= RoomOfLists.maximumCount { known = [:] }
    known[id] = Known(capacity: capacity, ownCapacity: own)
    return capacity
  }

  /// The room of a table of keys: three quarters of a power of two.
  static func capacity(of table: HashTable) -> Int {
    let own = table.capacity
    // One that was told how many will come has more room than it needs.
    let count = own > 4 * max(table.count, 2) ? own : table.count
    guard count > 0 else { return 0 }
    var places = 2
    while places * 3 / 4 < count { places *= 2 }
    return places * 3 / 4
  }
}
