// An alias of a protocol that names `Self` means the type that conforms, also where something is made by its name.

struct Edge<Graph: GraphLike> {
  var from: Graph.Node
  var to: Graph.Node
  var value: Graph.Value
}
protocol GraphLike {
  typealias Link = Edge<Self>
  associatedtype Node: Equatable
  associatedtype Value
  func edges(from node: Node) -> [Link]
}
extension GraphLike {
  func first(from node: Node) -> Link? { edges(from: node).first }
}
struct Lists<Node: Hashable, Value>: GraphLike {
  private var links: [Node: [Link]] = [:]
  func edges(from node: Node) -> [Link] { links[node, default: []] }
  mutating func insert(_ from: Node, _ to: Node, _ value: Value) {
    links[from, default: []].append(Link(from: from, to: to, value: value))
  }
}
var lists = Lists<String, Int>()
lists.insert("a", "b", 3)
lists.insert("a", "c", 4)
print(lists.edges(from: "a").map { "\($0.from)-\($0.to) \($0.value)" }, lists.first(from: "a")?.value ?? 0)

enum Kind { case perfect, odd }
func compare<Value: Equatable>(_ one: @autoclosure () -> Value, _ other: @autoclosure () -> Value) {
  print(one() == other())
}
compare(.odd, Kind.odd)
compare([.odd], [Kind.odd, .perfect])
compare([.odd: 1], [Kind.odd: 1])
