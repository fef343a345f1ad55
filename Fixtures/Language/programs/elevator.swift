enum Direction: Int { case up = 1, down = -1
  static prefix func ! (d: Direction) -> Direction { d == .up ? .down : .up } }

struct Passenger { let name: String; let from: Int; let to: Int }

final class Elevator {
  private(set) var floor = 0
  private(set) var direction = Direction.up
  private var waiting: [Passenger] = []
  private var inside: [Passenger] = []
  private var log: [String] = []
  let floors: ClosedRange<Int>
  let capacity: Int

  init(floors: ClosedRange<Int>, capacity: Int = 2) { self.floors = floors; self.capacity = capacity }

  func call(_ passenger: Passenger) {
    precondition(floors ~= passenger.from && floors ~= passenger.to)
    waiting.append(passenger)
  }

  private var targets: Set<Int> { Set(inside.map(\.to)).union(inside.count < capacity ? waiting.map(\.from) : []) }

  private func exchange() {
    let leaving = inside.filter { $0.to == floor }
    inside.removeAll { $0.to == floor }
    var entering: [Passenger] = []
    while inside.count + entering.count < capacity, let index = waiting.firstIndex(where: { $0.from == floor }) {
      entering.append(waiting.remove(at: index))
    }
    inside += entering
    if !leaving.isEmpty || !entering.isEmpty {
      log.append("floor \(floor): " + (leaving.map { "-" + $0.name } + entering.map { "+" + $0.name }).joined(separator: " "))
    }
  }

  func run(maxSteps: Int = 100) -> (log: [String], steps: Int) {
    var steps = 0
    exchange()
    while !targets.isEmpty, steps < maxSteps {
      let ahead = targets.contains { ($0 - floor) * direction.rawValue > 0 }
      if !ahead { direction = !direction }
      floor += direction.rawValue
      steps += 1
      exchange()
    }
    return (log, steps)
  }
}

let elevator = Elevator(floors: -1...9)
for (name, from, to) in [("Ann", 0, 5), ("Bob", 3, 1), ("Cy", 4, 9), ("Dee", 4, -1), ("Eve", 9, 0)] {
  elevator.call(Passenger(name: name, from: from, to: to))
}
let (log, steps) = elevator.run()
log.forEach { print($0) }
print(steps, elevator.floor, elevator.direction, Elevator(floors: 0...1).run())
