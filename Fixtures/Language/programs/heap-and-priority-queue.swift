struct Heap<Element> {
  private var elements: [Element] = []
  private let areSorted: (Element, Element) -> Bool

  init(_ elements: [Element] = [], by areSorted: @escaping (Element, Element) -> Bool) {
    self.areSorted = areSorted
    self.elements = elements
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(from: index) }
  }

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  var peek: Element? { elements.first }

  mutating func insert(_ element: Element) {
    elements.append(element)
    siftUp(from: elements.count - 1)
  }

  mutating func pop() -> Element? {
    guard !elements.isEmpty else { return nil }
    elements.swapAt(0, elements.count - 1)
    defer { siftDown(from: 0) }
    return elements.removeLast()
  }

  private mutating func siftUp(from index: Int) {
    var child = index
    while child > 0 {
      let parent = (child - 1) / 2
      guard areSorted(elements[child], elements[parent]) else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from index: Int) {
    var parent = index
    while true {
      let left = 2 * parent + 1, right = left + 1
      var candidate = parent
      if left < count, areSorted(elements[left], elements[candidate]) { candidate = left }
      if right < count, areSorted(elements[right], elements[candidate]) { candidate = right }
      if candidate == parent { return }
      elements.swapAt(parent, candidate)
      parent = candidate
    }
  }
}

extension Heap where Element: Comparable {
  static func min(_ elements: Element...) -> Heap { Heap(elements, by: <) }
  static func max(_ elements: Element...) -> Heap { Heap(elements, by: >) }
}

struct Job {
  enum Priority: Int { case low = 1, normal, urgent }
  let name: String
  let priority: Priority
  let order: Int
}

var smallest = Heap.min(5, 1, 8, 3, 2)
smallest.insert(0)
var sorted: [Int] = []
while let next = smallest.pop() { sorted.append(next) }
print(sorted, smallest.isEmpty, smallest.pop() as Any)
var words = Heap<String>(by: { ($0.count, $0) < ($1.count, $1) })
"the quick brown fox jumps over a lazy dog".split(separator: " ").forEach { words.insert(String($0)) }
print((0..<4).compactMap { _ in words.pop() }, words.count, words.peek!)

var jobs = Heap<Job> { $0.priority.rawValue != $1.priority.rawValue ? $0.priority.rawValue > $1.priority.rawValue : $0.order < $1.order }
let plan: [(String, Job.Priority)] = [("mail", .low), ("deploy", .urgent), ("lunch", .normal), ("fix", .urgent), ("read", .low)]
for (order, entry) in plan.enumerated() { jobs.insert(Job(name: entry.0, priority: entry.1, order: order)) }
while let job = jobs.pop() { print("\(job.priority): \(job.name)") }
print(Heap.max(1, 9, 4).peek!, Heap.max(2.5).count)
