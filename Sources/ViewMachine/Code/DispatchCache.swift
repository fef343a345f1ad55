import ViewSemantics

/// A polymorphic inline cache: the code numbers of the four most recent dynamic types at a dispatch site.
struct DispatchCache: BitwiseCopyable {
  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var fourth = Entry()

  private struct Entry: BitwiseCopyable {
    var type: TypeID?
    var number = -1
  }

  /// The number of the code for a type; `nil` if it is not in the cache.
  @inline(__always)
  func number(for type: TypeID) -> Int? {
    if first.type == type { return first.number }
    if second.type == type { return second.number }
    if third.type == type { return third.number }
    if fourth.type == type { return fourth.number }
    return nil
  }

  /// Adds a type, which evicts the oldest one.
  mutating func insert(_ type: TypeID, number: Int) {
    (second, third, fourth) = (first, second, third)
    first = Entry(type: type, number: number)
  }
}
