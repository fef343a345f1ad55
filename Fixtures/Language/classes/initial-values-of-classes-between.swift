// A class without initialisers between one that calls `super.init` and the one that declares it.
var order: [String] = []
func noted<T>(_ name: String, _ value: T) -> T {
  order.append(name)
  return value
}
class Person {
  var name: String
  var kind = noted("person", "person")
  init(name: String) {
    self.name = name
    order.append("init")
  }
}
class Student: Person { var grades = noted("student", [Int]()) }
class Graduate: Student { var thesis: String? = noted("graduate", "none") }
class Athlete: Graduate {
  var sports: [String]
  var trained = noted("athlete", 0)
  init(name: String, sports: [String]) {
    self.sports = sports
    super.init(name: noted("argument", name))
    train()
  }
  convenience init(_ name: String) { self.init(name: name, sports: []) }
  func train() { trained += grades.count + 1 }
}
final class Player: Athlete {
  override func train() { trained += 10 }
}
let athlete = Athlete(name: "Ada", sports: ["chess"])
athlete.grades.append(1)
print(athlete.name, athlete.grades, athlete.thesis ?? "nil", athlete.trained, order)
order = []
let player = Player("Bo")
print(player.grades, player.sports, player.trained, order)

@dynamicMemberLookup struct Table {
  let values = ["a": 1]
  subscript(dynamicMember name: String) -> Int { values[name] ?? 0 }
}
let table = Table()
print(table.a == table[dynamicMember: "a"], table[dynamicMember: "b"])
