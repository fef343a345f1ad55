// What a protocol lets change itself may be met by what does not; what it is given to change is changed all the same.
enum Refused: Error { case full }

protocol Command {
  static var name: String { get }
  init()
  mutating func run(_ total: inout Int, log: inout [String]) throws
}
struct Add: Command {
  static let name = "add"
  var times = 0
  mutating func run(_ total: inout Int, log: inout [String]) { times += 1; total += times; log.append("added") }
}
struct Double: Command {
  static var name: String { "double" }
  func run(_ total: inout Int, log: inout [String]) { total *= 2; log.append("doubled") }
}
struct Refuse: Command {
  static let name = "refuse"
  func run(_ total: inout Int, log: inout [String]) throws { total += 100; log.append("refused"); throw Refused.full }
}

var total = 1
var log: [String] = []
for type in [Add.self, Double.self, Refuse.self] as [any Command.Type] {
  var command = type.init()
  do {
    try command.run(&total, log: &log)
    try command.run(&total, log: &log)
  } catch { print(error) }
  print(type.name, total, log)
}

func runGenerically<C: Command>(_ command: inout C) { try? command.run(&total, log: &log) }
var double = Double()
runGenerically(&double)
print(total, log.count)
class Base { func change(_ number: inout Int) throws { number += 1 } }
final class Derived: Base { override func change(_ number: inout Int) throws { number += 10; throw Refused.full } }
let changes: [(inout Int) throws -> Void] = [Base().change, (Derived() as Base).change]
var number = 0
for change in changes { try? change(&number) }
print(number)
