// Operators of the program on key paths, of which the first operand is another value.
struct Test<Root> {
  let holds: (Root) -> Bool
  static func && (left: Self, right: Self) -> Self { Self { left.holds($0) && right.holds($0) } }
  static func || (left: Self, right: Self) -> Self { Self { left.holds($0) || right.holds($0) } }
  static prefix func ! (test: Self) -> Self { Self { !test.holds($0) } }
}
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> Test<Root> {
  Test { $0[keyPath: path] == value }
}
func > <Root, Value: Comparable>(path: KeyPath<Root, Value>, value: Value) -> Test<Root> {
  Test { $0[keyPath: path] > value }
}
func ~= <Root, Value: Comparable>(range: ClosedRange<Value>, path: KeyPath<Root, Value>) -> Test<Root> {
  Test { range.contains($0[keyPath: path]) }
}
extension Sequence {
  func filter(_ test: Test<Element>) -> [Element] { filter(test.holds) }
}

struct Person {
  var name: String
  var age: Int
}
let people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 3), Person(name: "Cy", age: 17)]
print(people.filter(\.age > 20 || 1...10 ~= \.age).map(\.name))
print(people.filter(1...20 ~= \.age && !(\.name == "Al")).map(\.name))
print(people.filter(!(10...20 ~= \.age || \.age > 20)).map(\.name))
print(people.filter(16...18 ~= \.age).map(\.name))
