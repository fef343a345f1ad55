// Patterns of components: captures, transforms, references, classes of characters.
import RegexBuilder
let word = OneOrMore(.word)
let emailPattern = Regex {
  Capture { OneOrMore { CharacterClass(.word, .anyOf(".-")) } }
  "@"
  Capture {
    OneOrMore(.word)
    OneOrMore { "."; OneOrMore(.word) }
  }
}
let text = "Write to ada.l@example.com or bob@mail.example.org today"
for m in text.matches(of: emailPattern) {
  let (whole, name, domain) = m.output
  print(whole, name, domain)
}
if let m = text.firstMatch(of: emailPattern) { print(m.1, m.2, text[m.range]) }
let date = Regex {
  TryCapture { Repeat(.digit, count: 4) } transform: { Int($0) }
  "-"
  TryCapture { Repeat(1...2) { .digit } } transform: { Int($0) }
  "-"
  TryCapture { Repeat(.digit, 1...2) } transform: { Int($0) }
}
if let m = "on 2024-3-15!".firstMatch(of: date) {
  let (_, y, mo, d) = m.output
  print(y + 1, mo, d)
}
let ref = Reference(Substring.self)
let num = Reference(Int.self)
let r2 = Regex {
  Capture(as: ref) { OneOrMore(.word) }
  ZeroOrMore(.whitespace)
  ChoiceOf { "="; ":=" ; "->" }
  ZeroOrMore(.whitespace)
  TryCapture(as: num) { Optionally("-"); OneOrMore(.digit) } transform: { Int($0) }
}
for line in ["width = 10", "h:=-4", "x -> 7", "bad"] {
  if let m = line.wholeMatch(of: r2) { print(m[ref], m[num]) } else { print("no:", line) }
}
let rr = Regex {
  Anchor.startOfLine
  Lookahead { "a" }
  NegativeLookahead { "ab" }
  OneOrMore(.any, .reluctant)
  Anchor.endOfLine
}
print("ac\nab".matches(of: rr).map { String($0.output) })
let hex = Regex { "#"; Capture { Repeat(CharacterClass("0"..."9", "a"..."f"), count: 6) } }.ignoresCase()
print("color #FFaa00".firstMatch(of: hex)?.1 ?? "none")
let not = Regex { OneOrMore(CharacterClass.digit.inverted) }
print("abc123".prefixMatch(of: not)?.output ?? "")
let vowels = CharacterClass.anyOf("aeiou")
print("education".replacing(Regex { vowels }, with: "*"))
let opt = Regex { "v"; Capture { OneOrMore(.digit) }; Optionally { "."; Capture { OneOrMore(.digit) } } }
for v in ["v1", "v2.5"] { let m = v.wholeMatch(of: opt)!; print(m.1, m.2 ?? "-") }
let mixed = Regex { #/(\d+)/#; "px" }
print("12px".wholeMatch(of: mixed)!.1)
let choice = Regex { ChoiceOf { Capture("cat"); Capture("dog") } }
print("dog".wholeMatch(of: choice)!.output)
