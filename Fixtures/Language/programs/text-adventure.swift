// A text adventure: commands are patterns, states are watched.
enum Direction: String, CaseIterable { case north, south, east, west; var opposite: Self { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } }
  init?(abbrev s: some StringProtocol) { guard let d = Self.allCases.first(where: { $0.rawValue.hasPrefix(s.lowercased()) }), !s.isEmpty else { return nil }; self = d } }
enum Command: Equatable { case go(Direction), take(String), use(String, on: String?), look, inventory, quit, unknown(String)
  init(_ line: String) { let words = line.lowercased().split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first, words.count) {
    case ("go"?, let d?, 2): self = Direction(abbrev: d).map(Command.go) ?? .unknown(line)
    case (let w?, nil, _) where Direction(abbrev: w) != nil: self = .go(Direction(abbrev: w)!)
    case ("take"?, let x?, 2...): self = .take(x)
    case ("use"?, let x?, let n): self = .use(x, on: n > 3 && words[2] == "on" ? words[3] : nil)
    case ("look"?, nil, _), ("l"?, .none, _): self = .look
    case ("i"?, _, ...2): self = .inventory
    case ("quit"?, _, _): self = .quit
    case (.none, _, _), (.some, _, _): self = .unknown(line) } } }
final class Room: Hashable { let name: String; var exits: [Direction: Room] = [:]; var items: Set<String>; var locked: Set<Direction> = []
  init(_ n: String, _ i: Set<String> = []) { name = n; items = i }
  static func == (a: Room, b: Room) -> Bool { a === b }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  func connect(_ d: Direction, _ r: Room, locked l: Bool = false) { exits[d] = r; r.exits[d.opposite] = self; if l { locked.insert(d) } } }
struct Game { enum State: Equatable { case playing, won(turns: Int), lost }
  var room: Room; var bag: [String] = []; var turns = 0; var state = State.playing { didSet { if oldValue != state { print("  * \(oldValue) -> \(state)") } } }
  static func ~= (p: (Game) -> Bool, g: Game) -> Bool { p(g) }
  mutating func perform(_ c: Command) -> String { turns += 1; defer { if turns > 12, state == .playing { state = .lost } }
    switch c {
    case .go(let d) where room.locked.contains(d): return "The \(d) door is locked."
    case .go(let d): guard let r = room.exits[d] else { return "No way \(d)." }; room = r; if r.name == "Garden" { state = .won(turns: turns) }; return describe()
    case .take(let x): if let i = room.items.remove(x) { bag.append(i); return "Taken \(i)." } else { return "No \(x) here." }
    case let .use(x, on: target?) where bag.contains(x): return "You use \(x) on \(target)."
    case .use("key", on: nil) where bag.contains("key") && !room.locked.isEmpty: room.locked.removeAll(); bag.removeAll { $0 == "key" }; return "Click."
    case .use(let x, on: _): return "Can't use \(x)."
    case .look: return describe()
    case .inventory: return bag.isEmpty ? "Nothing." : bag.sorted().joined(separator: ", ")
    case .quit: state = .lost; return "Bye."
    case .unknown(""): return "?"
    case .unknown(let s): return "I don't know '\(s)'." } }
  func describe() -> String { "\(room.name): exits \(room.exits.keys.map(\.rawValue).sorted()), items \(room.items.sorted())" } }
let hall = Room("Hall", ["lamp"]), cellar = Room("Cellar", ["key", "rope"]), garden = Room("Garden")
hall.connect(.south, cellar); hall.connect(.east, garden, locked: true)
var game = Game(room: hall)
for line in ["look", "go up", "E", "s", "take key", "take gold", "i", "north", "use rope", "use key", "use lamp on door", "", "east", "quit"] {
  print("> \(line)"); print(game.perform(Command(line))); if case .won(let t) = game.state { print("won in \(t)"); break } }
let long: (Game) -> Bool = { $0.turns > 3 }
if case long = game { print("long game") }
func classify(_ v: Any) -> String { switch v { case 0 as Int: "zero"; case let n as Int where n < 0: "neg"; case is Int, is Double: "num"; case let s as String where s.isEmpty: "empty"; case let (a, b) as (Int, Int): "pair \(a + b)"; case let xs as [Any]: "list \(xs.count)"; case let f as (Int) -> Int: "fn \(f(2))"; case Optional<Any>.none: "nil"; default: "other" } }
print([0, -3, 2.5, "", (1, 2), [1, 2, 3], { (x: Int) in x * 2 }, "txt", Optional<Int>.none as Any].map(classify))
let pts = [(0, 0), (3, 0), (0, -2), (2, 2), (1, 5)]
for p in pts { switch p { case (0, 0): print("origin", terminator: " "); case (let x, 0): print("x\(x)", terminator: " "); case (0, let y) where y < 0: print("y\(y)", terminator: " "); case let (x, y) where x == y: print("diag", terminator: " "); case (1...2, 4...): print("box", terminator: " "); default: break } }
print()
outer: for i in 1... { for j in 1..<i { if i * j == 42 { print(i, j); break outer }; if (i + j) % 7 == 0 { continue outer } } }
let opt: Int?? = .some(nil); switch opt { case .some(.some(let x)): print(x); case .some(.none): print("inner nil"); case .none: print("nil") }
if let x = [1: "a"][1], case "a"..."c" = x, let f = x.first, f.isLetter { print(x, f) }
guard case .use(let what, on: .some(let on)) = Command("use rope on door") else { fatalError() }; print(what, on)
for case let (i, s?) in ["a", nil, "c"].enumerated() { print(i, s, terminator: ";") }; print(); for case .go(let d) in ["go n", "look", "w"].map(Command.init) where d != .west { print(d) }
var n = 27, steps = 0; repeat { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 } while n != 1; print(steps)
