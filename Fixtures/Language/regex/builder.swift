import RegexBuilder
let date = Regex {
  Capture { Repeat(.digit, count: 4) } transform: { Int($0)! }
  "-"
  TryCapture { OneOrMore(.digit) } transform: { Int($0).flatMap { (1...12).contains($0) ? $0 : nil } }
  Optionally { "-"; Capture(OneOrMore(.digit)) }
}
for s in ["2024-05-06", "2024-13", "2023-01"] { if let m = s.firstMatch(of: date) { print(m.1, m.2, m.3 as Any) } else { print(s, "no") } }
let word = Reference(Substring.self), number = Reference(Int.self)
let line = Regex {
  Capture(as: word) { OneOrMore(.word) }
  ZeroOrMore(.whitespace)
  ChoiceOf { ":"; "="; "->" }
  ZeroOrMore(.whitespace)
  TryCapture(as: number) { Optionally("-"); OneOrMore(.digit) } transform: { Int($0) }
  Anchor.endOfLine
}
for m in "a: 1\nbeta -> -22\nc ? 3".matches(of: line) { print(m[word], m[number] * 2) }
let quoted = Regex { "\""; Capture { ZeroOrMore(.reluctant) { .any } }; "\"" }
print(#"say "hi" and "bye""#.matches(of: quoted).map { String($0.1) })
let hex = Regex { "#"; Capture { Repeat(CharacterClass(.hexDigit), 3...6) } }
print("#fff #12ab9".matches(of: hex).map { $0.1.count }, "x".contains(hex))
let email = Regex { Capture { OneOrMore(CharacterClass(.word, .anyOf(".-"))) }; "@"; Capture { OneOrMore { OneOrMore(.word); "." }; Repeat("a"..."z", 2...3) } }
print("mail bob.x@site.co.uk now".firstMatch(of: email).map { "\($0.1) at \($0.2)" } ?? "none")
let not = Regex { NegativeLookahead { "no" }; OneOrMore(.word) }
print("no yes".prefixMatch(of: not) == nil, "yes".prefixMatch(of: not)!.0, "abc123".prefixMatch(of: OneOrMore(.digit.inverted))!.0)
let nested = Regex { Capture { "("; Capture { OneOrMore(CharacterClass.anyOf("()").inverted) }; ")" } }
print("f(x)(y)".matches(of: nested).map { "\($0.1)/\($0.2)" })
