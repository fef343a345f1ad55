struct Graph {
  private(set) var edges: [String: [(to: String, weight: Int)]] = [:]

  mutating func connect(_ from: String, _ to: String, _ weight: Int = 1, bothWays: Bool = true) {
    edges[from, default: []].append((to, weight))
    if bothWays { edges[to, default: []].append((from, weight)) } else if edges[to] == nil { edges[to] = [] }
  }

  func neighbours(of node: String) -> [String] { edges[node, default: []].map { $0.to }.sorted() }

  func breadthFirst(from start: String) -> [String] {
    var visited: Set = [start]
    var queue = [start]
    var order: [String] = []
    while !queue.isEmpty {
      let node = queue.removeFirst()
      order.append(node)
      for next in neighbours(of: node) where visited.insert(next).inserted { queue.append(next) }
    }
    return order
  }

  func depthFirst(from start: String) -> [String] {
    var visited = Set<String>()
    var order: [String] = []
    func visit(_ node: String) {
      guard visited.insert(node).inserted else { return }
      order.append(node)
      neighbours(of: node).forEach(visit)
    }
    visit(start)
    return order
  }

  func dijkstra(from start: String) -> (distances: [String: Int], previous: [String: String]) {
    var distances = [start: 0]
    var previous: [String: String] = [:]
    var open: Set<String> = [start]
    while let node = open.min(by: { (distances[$0]!, $0) < (distances[$1]!, $1) }) {
      open.remove(node)
      for (next, weight) in edges[node]! {
        let distance = distances[node]! + weight
        if distance < distances[next, default: .max] {
          distances[next] = distance
          previous[next] = node
          open.insert(next)
        }
      }
    }
    return (distances, previous)
  }

  func path(from start: String, to end: String) -> [String]? {
    let (distances, previous) = dijkstra(from: start)
    guard distances[end] != nil else { return nil }
    return Array(sequence(first: end) { previous[$0] }).reversed()
  }

  var hasCycle: Bool {
    enum Mark { case active, done }
    var marks: [String: Mark] = [:]
    func visit(_ node: String) -> Bool {
      switch marks[node] {
      case .active?: return true
      case .done?: return false
      case nil:
        marks[node] = .active
        defer { marks[node] = .done }
        return edges[node]!.contains { visit($0.to) }
      }
    }
    return edges.keys.sorted().contains(where: visit)
  }
}

var city = Graph()
city.connect("A", "B", 4)
city.connect("A", "C", 2)
city.connect("C", "B", 1)
city.connect("B", "D", 5)
city.connect("C", "D", 8)
city.connect("D", "E", 3)
city.connect("X", "Y")
print(city.breadthFirst(from: "A"), city.depthFirst(from: "A"))
let (distances, _) = city.dijkstra(from: "A")
for (node, distance) in distances.sorted(by: { $0.key < $1.key }) { print(node, distance) }
print(city.path(from: "A", to: "E")?.joined(separator: ">") ?? "no way")
print(city.path(from: "A", to: "X")?.joined() ?? "no way")
var tasks = Graph()
tasks.connect("shop", "cook", bothWays: false)
tasks.connect("cook", "eat", bothWays: false)
print(tasks.hasCycle)
tasks.connect("eat", "shop", bothWays: false)
print(tasks.hasCycle)
