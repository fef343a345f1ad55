struct Turtle {
  private(set) var position = (x: 0, y: 0)
  var heading = 0 { didSet { heading = (heading + 360) % 360 } }
  var trail: [(Int, Int)] = []
  mutating func forward(_ steps: Int = 1) {
    trail.append((position.x, position.y))
    switch heading {
    case 0: position.y += steps
    case 90: position.x += steps
    case 180: position.y -= steps
    default: position.x -= steps
    }
  }
  mutating func turn(_ degrees: Int) -> Int { heading += degrees; return heading }
  mutating func reset() { self = Turtle() }
  func turned(_ degrees: Int) -> Turtle { var copy = self; copy.heading += degrees; return copy }
}
var turtle = Turtle()
turtle.forward(3)
print(turtle.turn(90), turtle.turn(-180), turtle.heading)
turtle.forward()
print(turtle.position, turtle.trail, turtle.turned(90).heading, turtle.heading)
turtle.reset()
print(turtle.position, turtle.trail.count)
enum Light { case red, green, yellow
  mutating func next() {
    switch self {
    case .red: self = .green
    case .green: self = .yellow
    case .yellow: self = .red
    }
  }
}
var light = Light.red
for _ in 1...4 { light.next(); print(light, terminator: " ") }
print()
struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  var count: Int { items.count }
}
var stacks = [Stack<Int>(), Stack()]
stacks[0].push(1)
stacks[0].push(2)
stacks[1].push(9)
stacks[0].pop()
print(stacks.map(\.count), stacks[0].top!, stacks[1].pop()!, stacks[1].pop() as Any)
extension Int { mutating func square() { self *= self } }
var n = 7
n.square()
print(n)
