// A closure that is called where it stands gives what is wanted there, however many statements it has.
enum Direction { case north, east, south }

func direction(of word: String) -> Direction {
  let found: Direction = {
    switch word.lowercased() {
    case "n", "u": return .north
    case "e", "r": return .east
    default: return .south
    }
  }()
  return found
}
print(["N", "r", "x"].map(direction))

let short: Direction = { .east }()
let optional: Direction? = { return .north }()
print(short, optional as Any)

var later: [Direction] = []
for number in 0..<3 {
  let next: Direction = {
    if number == 0 { return .south }
    return number.isMultiple(of: 2) ? .north : .east
  }()
  later.append(next)
}
print(later)

struct Sign {
  var direction: Direction
  var width: Double = {
    let base = 2
    return Double(base) * 1.5
  }()
  var degrees: Double {
    let turns: Double = {
      switch direction {
      case .north: return 0
      case .east: return 0.25
      case .south: return 0.5
      }
    }()
    return turns * 360
  }
}
print(Sign(direction: .south).degrees, Sign(direction: .east).width)
let sum: Double = { (a: Double, b: Double) in a + b }(1, 2)
print(sum)
