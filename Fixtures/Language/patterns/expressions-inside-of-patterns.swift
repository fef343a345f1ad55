// Expressions at any depth of a pattern.
enum Token { case byte(UInt8, at: Int), word(String), pair((Int, Character)), none }
struct Version: Equatable { var major: Int; init(_ m: Int) { major = m }; static let one = Version(1) }
enum Box { case version(Version?), list([Int]), nested(Token) }
let limit = 3
func name(_ t: Token) -> String {
  switch t {
  case .byte(UInt8(ascii: "a"), at: limit): "a at limit"
  case .byte(UInt8(ascii: "a")...UInt8(ascii: "f"), at: let place): "hex at \(place)"
  case .byte(let b, at: 0...limit): "early \(b)"
  case .byte: "byte"
  case .word("x" + "y"): "xy"
  case .word(String(repeating: "z", count: 2)): "zz"
  case .word: "word"
  case .pair((1, "b")): "pair 1b"
  case .pair((let n, Character("c"))): "pair \(n)c"
  case .pair((limit, _)): "limit"
  case .pair: "pair"
  case .none: "none"
  }
}
for t in [Token.byte(97, at: 3), .byte(98, at: 9), .byte(7, at: 2), .byte(7, at: 8), .word("xy"), .word("zz"), .word("q"), .pair((1, "b")), .pair((4, "c")), .pair((3, "x")), .pair((9, "9")), .none] { print(name(t)) }
func box(_ b: Box) -> String {
  if case .version(Version(2)) = b { return "two" }
  if case .version(.one) = b { return "one" }
  guard case .nested(.byte(UInt8(ascii: "q"), let at)) = b else { return "other" }
  return "q\(at)"
}
print(box(.version(Version(2))), box(.version(.one)), box(.nested(.byte(113, at: 4))), box(.list([])))
for case .byte(UInt8(ascii: "a"), let at) in [Token.byte(97, at: 1), .byte(98, at: 2), .byte(97, at: 3)] { print(at) }
let point = (x: 1, y: UInt8(65))
switch point {
case (limit - 2, UInt8(ascii: "A")): print("hit")
default: print("miss")
}
