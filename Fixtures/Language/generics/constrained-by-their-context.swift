// Requirements of extensions and of inheriting classes decide generic arguments.
protocol Observer { associatedtype Element; func on(_ element: Element) }
protocol Subject { associatedtype Element; associatedtype Input: Observer; func input() -> Input }

class Sink<O: Observer> {
  let observer: O
  init(observer: O) { self.observer = observer }
}
final class WrappingSink<Element, O: Observer>: Sink<O> where O.Element == Element? {
  func go(_ element: Element) { observer.on(element) }
}
struct Printer<Element>: Observer {
  func on(_ element: Element) { print("on", element, Element.self) }
}
func send<O: Observer>(_ values: [Int], to observer: O) where O.Element == Int? {
  let sink = WrappingSink(observer: observer)
  for value in values { sink.go(value) }
}
send([1, 2], to: Printer<Int?>())

final class Echo<Element>: Subject, Observer {
  static func make(size: Int) -> Echo<Element> { Echo() }
  func on(_ element: Element) { print("echo", element) }
  func input() -> Echo<Element> { self }
}
struct Stream<Element> {
  let element: Element
  func multicast<S: Subject>(_ make: () -> S) -> S.Type where S.Input.Element == Element {
    make().input().on(element)
    return S.self
  }
  func publish() -> Any.Type { multicast { Echo() } }
  func replay() -> Any.Type { multicast { Echo.make(size: 3) } }
}
print(Stream(element: 4).publish(), Stream(element: "x").replay())

struct Road { var length: Int }
struct Graph<Place, Edge> {
  var edges: [Edge] = []
  var places: [Place] = []
}
extension Graph where Edge == Road {
  static func union(_ graphs: [Graph]) -> Graph {
    var union = Graph()
    guard let first = graphs.first else { return union }
    for edge in first.edges { union.add(edge) }
    for graph in graphs.dropFirst() { union.edges.append(contentsOf: graph.edges) }
    return union
  }
  mutating func add(_ edge: Road) { edges.append(edge) }
  var total: Int { edges.reduce(0) { $0 + $1.length } }
}
var north = Graph<String, Road>()
north.add(Road(length: 3))
var south = Graph<String, Road>()
south.add(Road(length: 4))
print(Graph<String, Road>.union([north, south]).total)

enum Money {
  struct Sum: ExpressibleByIntegerLiteral {
    let text: String
    init(_ value: Double) { text = "double" }
    init<T: BinaryInteger>(_ value: T) { text = "whole" }
    init(integerLiteral value: Int) { text = "literal" }
  }
}
let three = 3
print(Money.Sum(1).text, Money.Sum(three).text, Money.Sum(2.5).text)
