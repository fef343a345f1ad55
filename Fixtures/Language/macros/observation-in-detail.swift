import Observation
@Observable final class Library {
  var books: [String] = []
  var filter = ""
  var ratings: [String: Int] = [:]
  var count = 0 { didSet { log.append("\(oldValue)->\(count)") } }
  @ObservationIgnored private(set) var log: [String] = []
  var visible: [String] { books.filter { filter.isEmpty || $0.contains(filter) } }
  var best: String? { ratings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
}
var changes: [String] = []
func watch<T>(_ name: String, _ body: () -> T) { _ = withObservationTracking(body) { changes.append(name) } }
func flush() { print(changes.sorted()); changes = [] }
let library = Library()
watch("visible") { library.visible }
library.ratings["a"] = 1
flush()
library.books.append("Swift")
flush()
watch("visible") { library.visible.count }
library.filter = "S"
library.filter = "Sw"
flush()
watch("best") { library.best }
watch("count") { library.count }
watch("log") { library.log }
library.ratings["b"] = 9
library.count += 5
library.count = 5
flush()
print(library.best!, library.visible, library.log)
watch("either") { library.count > 100 ? library.books.count : library.filter.count }
library.books = []
flush()
library.filter = "x"
flush()
@Observable class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n }; var sum: Int { value + (next?.sum ?? 0) } }
@Observable final class Named: Node { var name = "n" }
let tail = Named(3), list = Node(1, Node(2, tail))
watch("sum") { list.sum }
tail.name = "unrelated"
flush()
tail.value = 30
flush()
watch("sum") { list.sum }
list.next = nil
flush()
print(list.sum, tail.name)
func repeatWatch(_ left: Int) { guard left > 0 else { return }; withObservationTracking { _ = library.count } onChange: { changes.append("change \(left)"); repeatWatch(left - 1) } }
repeatWatch(3)
for _ in 0..<5 { library.count += 1 }
flush()
