public struct RingBuffer<T> {
  private var array: [T?]
  private var readIndex = 0
  private var writeIndex = 0

  public init(count: Int) { array = [T?](repeating: nil, count: count) }

  public mutating func write(_ element: T) -> Bool {
    guard !isFull else { return false }
    array[writeIndex % array.count] = element
    writeIndex += 1
    return true
  }

  public mutating func read() -> T? {
    guard !isEmpty else { return nil }
    defer {
      array[readIndex % array.count] = nil
      readIndex += 1
    }
    return array[readIndex % array.count]
  }

  public var isEmpty: Bool { return available == 0 }
  public var isFull: Bool { return array.count - available == 0 }
  private var available: Int { return writeIndex - readIndex }
}

extension RingBuffer: Sequence {
  public func makeIterator() -> AnyIterator<T> {
    var index = readIndex
    return AnyIterator {
      guard index < self.writeIndex else { return nil }
      defer { index += 1 }
      return self.array[index % self.array.count]
    }
  }
}

struct Deque<Element> {
  private var front: [Element] = []
  private var back: [Element] = []

  var count: Int { front.count + back.count }
  var isEmpty: Bool { count == 0 }
  var first: Element? { front.last ?? back.first }
  var last: Element? { back.last ?? front.first }

  mutating func pushFront(_ e: Element) { front.append(e) }
  mutating func pushBack(_ e: Element) { back.append(e) }

  mutating func popFront() -> Element? {
    if front.isEmpty {
      let half = (back.count + 1) / 2
      front = back[..<half].reversed()
      back.removeFirst(half)
    }
    return front.popLast()
  }

  mutating func popBack() -> Element? {
    if back.isEmpty {
      let half = (front.count + 1) / 2
      back = front[..<half].reversed()
      front.removeFirst(half)
    }
    return back.popLast()
  }
}

extension Deque: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  init(arrayLiteral elements: Element...) { back = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(index: Int) -> Element {
    get { index < front.count ? front[front.count - 1 - index] : back[index - front.count] }
    set { if index < front.count { front[front.count - 1 - index] = newValue } else { back[index - front.count] = newValue } }
  }
  var description: String { "<" + map { "\($0)" }.joined(separator: ", ") + ">" }
}

extension Deque: Equatable where Element: Equatable {
  static func == (a: Deque, b: Deque) -> Bool { a.elementsEqual(b) }
}

var buffer = RingBuffer<Int>(count: 3)
print((1...4).map { buffer.write($0) }, buffer.isFull, Array(buffer))
print(buffer.read()!, buffer.write(9), buffer.map { $0 * 2 }, buffer.read()!, buffer.read()!, buffer.read()!, buffer.read() as Any)

var deque: Deque = [1, 2, 3]
deque.pushFront(0)
deque.pushBack(4)
print(deque, deque.count, deque.first!, deque.last!, deque[1], deque.reversed())
deque[0] = 10
deque.swapAt(1, 4)
deque.sort()
print(deque, deque.popFront()!, deque.popFront()!, deque.popBack()!, deque)
print(deque == [3, 4], deque.firstIndex(of: 4) as Any, deque.popBack()!, deque.popBack()!, deque.popBack() as Any, deque.isEmpty)
func slidingMaximum(_ a: [Int], _ k: Int) -> [Int] {
  var window = Deque<Int>()
  var result: [Int] = []
  for (i, value) in a.enumerated() {
    while let last = window.last, a[last] <= value { _ = window.popBack() }
    window.pushBack(i)
    if let first = window.first, first <= i - k { _ = window.popFront() }
    if i >= k - 1 { result.append(a[window.first!]) }
  }
  return result
}
print(slidingMaximum([1, 3, -1, -3, 5, 3, 6, 7], 3))
