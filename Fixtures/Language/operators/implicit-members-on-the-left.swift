// An implicit member on the left of the program's own operator has the type of its first parameter.
struct Token: Equatable {
  enum Kind: Hashable { case word, number, mark(Character) }
  let kind: Kind
  static func ~= (kind: Kind, token: Token) -> Bool { token.kind == kind }
}
let tokens = [Token(kind: .word), Token(kind: .mark("(")), Token(kind: .number), Token(kind: .word)]
print(tokens.filter { .word ~= $0 }.count, tokens.contains { .mark("(") ~= $0 }, .number ~= tokens[0])
for token in tokens {
  switch token {
  case .word: print("word")
  case .mark("("), .mark(")"): print("parenthesis")
  default: print("other")
  }
}
