// A key path as a function that gives more than what lies at the path: an optional stays one in an `Any`.
struct Person {
  var tags = ["x", "y"]
  var age: Int?
}
let person = Person()
let first: (Person) -> Any = \.tags.first
let age: (Person) -> Any = \.age
let count: (Person) -> Int? = \.tags.count
func show(_ name: String, _ path: (Person) -> Any) { print(name, path(person)) }
print(first(person), age(person), count(person) as Any)
show("first", \.tags.first)
show("count", \.tags.count)
let columns: [(String, (Person) -> Any)] = [("age", \.age), ("tags", \.tags)]
for (name, path) in columns { print(name, path(person)) }

let counts = [KeyPath<Person, Int>]([\.tags.count, \.tags.first!.count])
print(counts.map { person[keyPath: $0] })
