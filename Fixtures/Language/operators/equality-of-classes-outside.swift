class Node: CustomStringConvertible {
  var n: [Edge] = []; var l: String; init(_ l: String) { self.l = l }; var description: String { l }
}
class Edge { var to: Node; init(_ t: Node) { to = t } }
extension Edge: Equatable {}
func == (lhs: Edge, rhs: Edge) -> Bool { return lhs.to == rhs.to }
extension Node: Equatable {}
func == (lhs: Node, rhs: Node) -> Bool { return lhs.l == rhs.l && lhs.n == rhs.n }
class Graph { var nodes: [Node] = [] }
extension Graph: Equatable {}
func == (lhs: Graph, rhs: Graph) -> Bool { return lhs.nodes == rhs.nodes }
func mk() -> Graph { let g = Graph(); let a = Node("a"), b = Node("b"); a.n = [Edge(b)]; g.nodes = [a, b]; return g }
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(
  mk() == mk(), eq(mk(), mk()), eq(Node("x"), Node("x")), [Node("a")] == [Node("a")], mk().nodes.contains(Node("b")))
