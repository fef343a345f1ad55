enum Cmd { case say(String, loud: Bool = false), stop }
guard case .say(let word, loud: _) = Cmd.say("w") else { fatalError() }
print(word)
let v = if word.isEmpty { 0 } else if word == "w" { 42 } else { -1 }
print(v)
guard let n = Int("5") else { fatalError() }
let w = switch n { case 5: "five"; default: "other" }
print(w)

func pair() -> (Int, String)? { (3, "three") }
guard let (number, text) = pair() else { fatalError() }
func shown() -> String { "\(number) \(text) \(word)" }
print(shown())
guard case let (a?, b?) = (Int("1"), Int("2")), case 1... = a else { fatalError() }
print({ a + b }())
