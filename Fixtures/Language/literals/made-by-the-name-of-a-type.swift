// `Type(literal)` is the literal as a value of the type, also where the type has no initialiser that takes such a value.
struct Name: ExpressibleByStringLiteral, CustomStringConvertible {
  let text: String
  init(stringLiteral value: String) { text = value }
  var description: String { "<\(text)>" }
}
struct Level: ExpressibleByIntegerLiteral, Equatable {
  let number: Int
  init(integerLiteral value: Int) { number = value }
}
print(Name("Ann"), Name("Bob").text, Level(3).number, Level(4) == 4)
func named(_ names: Name...) -> String { names.map(\.description).joined() }
print(named(Name("x"), "y"), [Name("p"), "q"])
