// A generic function as a pattern: the subject tells what it takes.
protocol Aged { var age: Int { get } }
struct Person: Aged { var age: Int }
func ~= <Value: Aged>(pattern: (Value) -> Bool, value: Value) -> Bool { pattern(value) }
func isYoung<Value: Aged>(_ value: Value) -> Bool { value.age < 50 }
func isAged<Value: Aged>(_ age: Int) -> (Value) -> Bool { { $0.age == age } }

for person in [Person(age: 3), Person(age: 60), Person(age: 70)] {
  switch person {
  case isAged(60): print("sixty")
  case isYoung: print("young")
  default: print("old")
  }
  if case isYoung = person { print("young again") }
  if case isAged(70) = person { print("seventy") }
}
