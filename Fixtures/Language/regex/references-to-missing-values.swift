// A reference to a capture whose transform gives an optional without a value.
import RegexBuilder

let number = Reference(Int?.self)
let pattern = Regex {
  "<"
  Capture(as: number) {
    ZeroOrMore(.digit)
  } transform: {
    Int($0)
  }
  ">"
}
for match in "<12> <>".matches(of: pattern) { print(match[number] as Any, match.1 as Any) }
