protocol Observer { associatedtype Element; func on(_ element: Element) }
class Sink<O: Observer> {
  let observer: O
  init(observer: O) { self.observer = observer }
}
final class MaterializeSink<Element, O: Observer>: Sink<O> where O.Element == Result<Element, any Error> {
  func go(_ element: Element) { observer.on(.success(element)) }
}
final class Materialize<T> {
  func run<O: Observer>(_ observer: O) -> Bool where O.Element == Result<T, any Error> {
    let sink = MaterializeSink(observer: observer)
    print(type(of: sink))
    return true
  }
}
protocol Subject { associatedtype Element; associatedtype Input: Observer; func asObserver() -> Input }
final class Echo<Element>: Subject, Observer {
  init() {}
  static func make(size: Int) -> Echo<Element> { Echo() }
  func on(_ element: Element) {}
  func asObserver() -> Echo<Element> { self }
}
struct Stream<Element> {
  func multicast<S: Subject>(_ make: () -> S) -> Stream<S.Element> where S.Input.Element == Element { Stream<S.Element>() }
  func multicast<S: Subject>(make: @escaping () -> S) -> Stream<S.Element> where S.Input.Element == Element { Stream<S.Element>() }
  func publish() -> Stream<Element> { multicast { Echo() } }
  func replay() -> Stream<Element> { multicast { Echo.make(size: 3) } }
  func share() -> Stream<Element> { multicast(make: { Echo.make(size: 3) }).publish() }
}
struct Graph<Vertex, Edge> { var edges: [Edge] = []; var vertices: [Vertex] = []; init() {} }
struct Weighted { var from: Int }
extension Graph where Edge == Weighted {
  static func union(_ graphs: [Graph]) -> Graph {
    var union = Graph()
    guard let first = graphs.first else { return union }
    let others = graphs.dropFirst()
    for edge in first.edges { union.add(edge) }
    for graph in others { for edge in graph.edges { union.edges.append(edge) } }
    return union
  }
  mutating func add(_ edge: Weighted) { edges.append(edge) }
}
struct Attribute<Context> {
  var name: String
  init(name: String, value: String?) { self.name = name }
  static var empty: Attribute { Attribute(name: "", value: nil) }
}
struct Page {}
extension Attribute where Context == Page {
  static func hidden(_ isOn: Bool) -> Attribute { isOn ? Attribute(name: "hidden", value: nil) : .empty }
}
struct Pipe<Value, Failure: Error> { init(_ builder: Int, _ f: @escaping (Int) -> Value) {} }
extension Pipe {
  init<A, B>(_ a: A, _ b: B) where Value == (A, B) { self.init(3) { _ in (a, b) } }
  init<C: Sequence, U>(list: C) where Value == [U], C.Element == U { self.init(4) { _ in [] } }
}
