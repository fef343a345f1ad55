struct Position: Equatable, CustomStringConvertible {
  var x, y: Int
  var description: String { "(\(x), \(y))" }
}

enum Heading: Int, CaseIterable {
  case north, east, south, west
  var left: Heading { Heading(rawValue: (rawValue + 3) % 4)! }
  var right: Heading { Heading(rawValue: (rawValue + 1) % 4)! }
  var vector: (dx: Int, dy: Int) {
    switch self {
    case .north: (0, 1)
    case .east: (1, 0)
    case .south: (0, -1)
    case .west: (-1, 0)
    }
  }
}

protocol RobotDelegate: AnyObject {
  func robot(_ robot: Robot, canEnter position: Position) -> Bool
  func robot(_ robot: Robot, didReport text: String)
}

extension RobotDelegate {
  func robot(_ robot: Robot, didReport text: String) { print("[\(robot.name)]", text) }
}

class Robot {
  let name: String
  fileprivate(set) var position: Position
  fileprivate(set) var heading: Heading
  weak var delegate: (any RobotDelegate)?

  init(name: String, at position: Position = Position(x: 0, y: 0), facing heading: Heading = .north) {
    self.name = name
    self.position = position
    self.heading = heading
  }

  func advance() {
    let (dx, dy) = heading.vector
    let next = Position(x: position.x + dx, y: position.y + dy)
    if delegate?.robot(self, canEnter: next) ?? true { position = next } else { delegate?.robot(self, didReport: "blocked at \(next)") }
  }

  final func run(_ program: String) throws {
    for (index, c) in program.enumerated() {
      switch c {
      case "L": heading = heading.left
      case "R": heading = heading.right
      case "A": advance()
      case "?": delegate?.robot(self, didReport: "\(position) \(heading)")
      case "1"..."9": for _ in 0..<c.wholeNumberValue! { advance() }
      default: throw ProgramError(robot: name, character: c, index: index)
      }
    }
  }

  struct ProgramError: Error { let robot: String, character: Character, index: Int }
}

final class Tracker: Robot {
  private(set) var trail: [Position] = []
  override func advance() {
    trail.append(position)
    super.advance()
  }
}

final class World: RobotDelegate {
  let width: Int, height: Int
  private(set) var robots: [Robot] = []
  var walls: [Position] = []
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  func add(_ robot: Robot) {
    robot.delegate = self
    robots.append(robot)
  }

  func robot(_ robot: Robot, canEnter p: Position) -> Bool {
    (0..<width).contains(p.x) && 0..<height ~= p.y && !walls.contains(p) && !robots.contains { $0 !== robot && $0.position == p }
  }

  func draw() {
    for y in (0..<height).reversed() {
      print((0..<width).map { x -> String in
        let p = Position(x: x, y: y)
        if let robot = robots.first(where: { $0.position == p }) { return ["^", ">", "v", "<"][robot.heading.rawValue] }
        return walls.contains(p) ? "#" : "."
      }.joined())
    }
  }
}

let world = World(width: 6, height: 4)
world.walls = [Position(x: 2, y: 0), Position(x: 2, y: 1)]
let bot = Robot(name: "bot"), tracker = Tracker(name: "tracker", at: Position(x: 5, y: 3), facing: .west)
world.add(bot)
world.add(tracker)
try bot.run("R3?")
try bot.run("LAARA9?")
try tracker.run("9L?")
do { try bot.run("AXA") } catch let error as Robot.ProgramError { print(error) }
world.draw()
print(tracker.trail, Heading.allCases.map { $0.left }, bot.position == tracker.position)
