// A pattern of a builder may have ten captures.
import RegexBuilder

let digit = Capture { CharacterClass.digit }
let nine = Regex {
  digit
  digit
  digit
  digit
  digit
  digit
  digit
  digit
  digit
}
if let match = "123456789".wholeMatch(of: nine) {
  print(match.output.1, match.output.9)
}
let word = Regex {
  Capture { OneOrMore(.word) }
  ":"
  digit
  digit
  digit
  digit
  digit
  digit
  digit
  digit
  Capture {
    OneOrMore(.digit)
  } transform: {
    Int($0) ?? 0
  }
}
if let match = "ab:12345678990".firstMatch(of: word) {
  print(match.output.1, match.output.9, match.output.10 + 1)
}
