// Character classes that are functions, as implicit members of a component.
import RegexBuilder
let number = Regex {
  Optionally(.anyOf("+-"))
  OneOrMore(.digit)
  Optionally {
    "."
    OneOrMore(.digit)
  }
}
print("a -1.5 b 20 +3.".matches(of: number).map { Double($0.output)! })
let capital = Regex { One(CharacterClass.generalCategory(.uppercaseLetter)) }
let separator = Regex { One(.anyOf(",;")) }
print("AbC".matches(of: capital).count, "a,b;c".split(separator: separator), "abc".contains(CharacterClass.anyOf("xc")))
