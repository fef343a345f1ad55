// A ring buffer that is a collection of every kind, its slices changed in place.
struct RingBuffer<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  private var storage: [Element?]
  private var head = 0
  private(set) var count = 0
  init() { storage = Array(repeating: nil, count: 4) }
  init(arrayLiteral elements: Element...) { self.init(); for e in elements { append(e) } }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Element {
    get { precondition(position < count); return storage[(head + position) % storage.count]! }
    set { storage[(head + position) % storage.count] = newValue }
  }
  mutating func append(_ newElement: Element) {
    if count == storage.count { grow() }
    storage[(head + count) % storage.count] = newElement
    count += 1
  }
  @discardableResult mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    defer { storage[head] = nil; head = (head + 1) % storage.count; count -= 1 }
    return storage[head]
  }
  private mutating func grow() {
    var next = [Element?](repeating: nil, count: storage.count * 2)
    for i in 0..<count { next[i] = self[i] }
    storage = next
    head = 0
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C) where C.Element == Element {
    var all = Array(self)
    all.replaceSubrange(subrange, with: newElements)
    self = RingBuffer()
    for e in all { append(e) }
  }
  var description: String { "Ring" + Array(self).description }
}
extension RingBuffer: Equatable where Element: Equatable {
  static func == (l: Self, r: Self) -> Bool { l.elementsEqual(r) }
}
extension RingBuffer: Hashable where Element: Hashable {
  func hash(into h: inout Hasher) { for e in self { h.combine(e) } }
}
var ring: RingBuffer = [5, 3, 9, 1]
ring.append(7); ring.popFirst(); ring.append(2)
print(ring, ring.count, ring.first!, ring.last!, ring[1...3].map { $0 * 2 })
ring.sort()
print(ring, ring.firstIndex(of: 7) ?? -1, ring.reversed(), ring.dropFirst(2).prefix(2))
ring.insert(100, at: 2); ring.remove(at: 0); ring += [8, 8]
print(ring, ring == [2, 100, 3, 7, 9, 8, 8], Set([ring, ring]).count)
ring.removeAll { $0 > 50 }
print(ring.lazy.filter { $0 % 2 == 0 }.map { "<\($0)>" }.joined(separator: ","), ring.indices, ring.isEmpty)
ring.swapAt(0, 1); ring[ring.startIndex..<2].reverse()
print(ring, ring.suffix(from: 3), ring.split(separator: 7).map(Array.init), type(of: ring.prefix(1)))
ring.replaceSubrange(1..<3, with: [0, 0, 0]); print(ring, ring.partition { $0 == 0 })
