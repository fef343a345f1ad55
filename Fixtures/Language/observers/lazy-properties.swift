class Loader {
  let name: String
  init(_ name: String) { self.name = name; print("Loader \(name)") }
  func load() -> [Int] { print("loading \(name)"); return [1, 2, 3] }
}
class Page {
  var title = "untitled"
  lazy var loader = Loader(title)
  lazy var items: [Int] = loader.load()
  lazy var summary: String = { "\(title): \(items.count)" }()
  lazy private(set) var secret = items.map { $0 * 2 }
  lazy var action: (Int) -> String = { [unowned self] n in "\(self.title) \(n)" }
  deinit { print("page gone") }
}
do {
  let page = Page()
  page.title = "home"
  print(page.summary)
  page.title = "changed"
  page.items.append(4)
  print(page.summary, page.items, page.secret, page.action(5))
  let other = Page()
  other.items = [0]
  print(other.items)
}
struct Numbers { let n: Int; lazy var squares = (1...n).map { $0 * $0 }; lazy var sum = squares.reduce(0, +) }
var numbers = Numbers(n: 3)
print(numbers.sum, numbers.squares)
var copy = numbers
copy.squares[0] = 100
print(numbers.squares, copy.squares, copy.sum)
func scope() { lazy var local: Int = { print("local made"); return 7 }(); print("before"); print(local + local) }
scope()
