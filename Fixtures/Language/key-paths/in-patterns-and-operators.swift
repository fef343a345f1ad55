// Key paths without a written root as patterns and as operands: an operator of the program decides the root.

func ~= <Root>(pattern: KeyPath<Root, Bool>, value: Root) -> Bool { value[keyPath: pattern] }
func ~= <Value>(pattern: (Value) -> Bool, value: Value) -> Bool { pattern(value) }
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool {
  { $0[keyPath: path] == value }
}

prefix operator ^
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }

func kind(_ character: Character) -> String {
  switch character {
  case "-", "+", \.isNumber: "number"
  case \.isLetter: "letter"
  case \.isWhitespace: "space"
  default: "other"
  }
}
print("a-1 .".map(kind))

struct Person {
  var name: String
  var age: Int
  var isAdult: Bool { age >= 18 }
}

for person in [Person(name: "Ann", age: 4), Person(name: "Bob", age: 30), Person(name: "Cy", age: 50)] {
  switch person {
  case \.age == 4: print(person.name, "is four")
  case \.name == "Bob": print("Bob")
  case \.isAdult: print("an adult")
  default: print("somebody else")
  }
}

let people = [Person(name: "Ann", age: 4), Person(name: "Bob", age: 30)]
print(people.map(^\.name), people.filter(^\.isAdult).map(^\.name.count))
let isFour: (Person) -> Bool = \.age == 4
print(people.map(isFour))

// The contextual type of an outer call decides the root inside of an inner call.
func over<Root, Value>(
  _ path: WritableKeyPath<Root, Value>, _ change: @escaping (Value) -> Value
) -> (Root) -> Root {
  { root in
    var root = root
    root[keyPath: path] = change(root[keyPath: path])
    return root
  }
}
func chained<Value>(_ changes: ((Value) -> Value)...) -> (Value) -> Value {
  { value in changes.reduce(value) { $1($0) } }
}
func with<Value, Result>(_ value: Value, _ function: (Value) -> Result) -> Result { function(value) }
print(with(people[0], chained(over(\.name) { $0.uppercased() }, over(\.age) { $0 + 1 })))
