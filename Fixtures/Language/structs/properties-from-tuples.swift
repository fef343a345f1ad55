// Properties that one pattern of a tuple declares.

struct Fibonacci: Sequence, IteratorProtocol {
  private var (current, following) = (0, 1)

  mutating func next() -> Int? {
    defer { (current, following) = (following, current + following) }
    return current
  }
}
print(Array(Fibonacci().prefix(10)))

class Screen {
  let (width, height): (Int, Int) = (320, 480)
  var ((left, top), name) = ((1, 2), "main")
  static let (least, most) = (1, 9)
  var area: Int { width * height }
}

let screen = Screen()
screen.left += 10
screen.name += "!"
print(screen.area, screen.left, screen.top, screen.name, Screen.least, Screen.most)

struct Pair {
  var (first, second) = (1, "one")
  init() {}
  init(first: Int) { self.first = first }
}
print(Pair(), Pair(first: 5))
