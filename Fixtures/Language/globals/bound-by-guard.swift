// What `guard let` binds at the top of a script is a variable of the program, which is made once, where it stands.
func read(_ text: String) -> Int? {
  print("read", text)
  return Int(text)
}

guard let first = read("12"), let second = read("30") else { fatalError("no numbers") }
var current = first + second
let doubled = [first, second].map { $0 * 2 }
print(current, doubled)

func sum(_ more: Int) -> Int { first + second + more }
current += sum(1)
print(current)

guard let text = Optional("words"), text.count > 3 else { fatalError("too short") }
let capitals = text.uppercased()
print(capitals)
for letter in text where letter == "o" { print(letter, first) }
