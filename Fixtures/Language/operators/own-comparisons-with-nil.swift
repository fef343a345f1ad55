// A program's `==` that gives something else than `Bool` also takes `nil`.
struct Condition { var text: String }
func || (first: Condition, second: Condition) -> Condition { Condition(text: "(\(first.text) or \(second.text))") }
struct Field<Value> {
  let name: String
  static func == (field: Self, value: Value) -> Condition { Condition(text: "\(field.name) = \(value)") }
}
let nickname = Field<String?>(name: "nickname")
let age = Field<Int>(name: "age")
func show(_ condition: Condition) { print(condition.text) }
show(nickname == nil)
show(nickname == "Al")
show(age == 3 || nickname == nil)
let name: String? = nil
print(name == nil, nil == Optional(3), age.name == "age")
