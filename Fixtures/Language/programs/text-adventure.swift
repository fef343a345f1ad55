enum Direction: String, CaseIterable {
  case north, south, east, west
  var opposite: Direction {
    switch self {
    case .north: return .south
    case .south: return .north
    case .east: return .west
    case .west: return .east
    }
  }
}

enum Command {
  case go(Direction)
  case take(String)
  case use(String)
  case look
  case inventory
  case quit
  case unknown(String)

  init(_ text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go"?, let name?):
      if let direction = Direction(rawValue: name) { self = .go(direction) } else { self = .unknown(text) }
    case ("take"?, let item?): self = .take(item)
    case ("use"?, let item?): self = .use(item)
    case ("look"?, nil): self = .look
    case ("inventory"?, nil), ("i"?, nil): self = .inventory
    case ("quit"?, _): self = .quit
    default: self = .unknown(text)
    }
  }
}

final class Room {
  let name: String
  var items: Set<String>
  var exits: [Direction: Room] = [:]
  var lockedExit: Direction?

  init(_ name: String, items: Set<String> = []) {
    self.name = name
    self.items = items
  }

  func connect(_ direction: Direction, to other: Room, locked: Bool = false) {
    exits[direction] = other
    other.exits[direction.opposite] = self
    if locked { lockedExit = direction }
  }
}

struct Game {
  enum State: Equatable { case playing, won, quit(moves: Int) }
  private(set) var state = State.playing
  private var room: Room
  private var bag: [String] = []
  private var moves = 0

  init(start: Room) { room = start }

  mutating func perform(_ command: Command) -> String {
    moves += 1
    switch command {
    case .go(let direction) where room.lockedExit == direction:
      return "The door is locked."
    case .go(let direction):
      guard let next = room.exits[direction] else { return "You can't go \(direction)." }
      room = next
      if room.name == "Garden" { state = .won }
      return "You enter the \(room.name)."
    case .take(let item):
      guard room.items.remove(item) != nil else { return "There is no \(item) here." }
      bag.append(item)
      return "You take the \(item)."
    case .use("key") where bag.contains("key") && room.lockedExit != nil:
      room.lockedExit = nil
      return "Click! The door opens."
    case .use(let item):
      return bag.contains(item) ? "Nothing happens." : "You have no \(item)."
    case .look:
      let exits = Direction.allCases.filter { room.exits[$0] != nil }.map(\.rawValue).joined(separator: ", ")
      let items = room.items.isEmpty ? "nothing" : room.items.sorted().joined(separator: " and ")
      return "\(room.name): exits \(exits); you see \(items)."
    case .inventory:
      return bag.isEmpty ? "Your bag is empty." : "You carry: " + bag.joined(separator: ", ")
    case .quit:
      state = .quit(moves: moves)
      return "Bye."
    case .unknown(let text):
      return "I don't understand \"\(text)\"."
    }
  }
}

let hall = Room("Hall", items: ["lamp"])
let kitchen = Room("Kitchen", items: ["key", "bread"])
let garden = Room("Garden")
hall.connect(.east, to: kitchen)
hall.connect(.north, to: garden, locked: true)

var game = Game(start: hall)
let script = ["look", "go north", "take sword", "take lamp", "use lamp", "use key", "go up", "go east", "look", "take key", "i", "dance wildly", "go west", "use key", "go north", "look"]
for line in script {
  print(">", line)
  print(game.perform(Command(line)))
  if game.state != .playing { break }
}
print(game.state)
_ = game.perform(.quit)
print(game.state)
