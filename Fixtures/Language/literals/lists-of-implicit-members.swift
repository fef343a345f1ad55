// A list of implicit members is of what is looked for in it.
enum Day: Int, CaseIterable {
  case sunday, monday, saturday
  var isFree: Bool { [.sunday, .saturday].contains(self) }
}
print(Day.allCases.filter(\.isFree), Day.monday.isFree)

func place(_ day: Day) -> Int? { [.monday, .sunday].firstIndex(of: day) }
print(place(.sunday) as Any, place(.saturday) as Any)

let day: Day? = .saturday
if [.saturday, .monday].contains(day) { print("found") }
let other = Day.monday
if ![.saturday].contains(other), [.monday, Day.sunday].contains(other) { print("also found") }

struct Options: OptionSet {
  let rawValue: Int
  static let bold = Options(rawValue: 1), italic = Options(rawValue: 2)
}
enum Shape: Equatable { case circle(Double), square }
func isPlain(_ shape: Shape) -> Bool { [.square, .circle(1)].contains(shape) }
print(isPlain(.circle(1)), isPlain(.circle(2)), [.bold, .italic].contains(Options.bold))
let number: Double = 0
print([.zero, .pi].contains(number), [.infinity].contains(number))
