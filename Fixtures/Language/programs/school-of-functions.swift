// Functional helpers and what can be built of them.

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { f($0)($1) } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func id<A>(_ a: A) -> A { a }
func const<A, B>(_ a: A) -> (B) -> A { { _ in a } }

precedencegroup Composition { associativity: left higherThan: AssignmentPrecedence }
infix operator >>> : Composition
infix operator <| : Composition
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

struct Parser<A> {
  let run: (inout Substring) -> A?
  func map<B>(_ f: @escaping (A) -> B) -> Parser<B> { Parser<B> { self.run(&$0).map(f) } }
  func flatMap<B>(_ f: @escaping (A) -> Parser<B>) -> Parser<B> {
    Parser<B> { input in
      let original = input
      guard let a = self.run(&input), let b = f(a).run(&input) else { input = original; return nil }
      return b
    }
  }
  func many(separatedBy separator: Parser<Void>) -> Parser<[A]> {
    Parser<[A]> { input in
      var result: [A] = []
      var rest = input
      while let a = self.run(&input) {
        rest = input
        result.append(a)
        if separator.run(&input) == nil { return result }
      }
      input = rest
      return result
    }
  }
  static func oneOf(_ parsers: Parser...) -> Parser { Parser { input in
    for parser in parsers { if let found = parser.run(&input) { return found } }
    return nil
  } }
}

func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
func literal(_ text: String) -> Parser<Void> { Parser { guard $0.hasPrefix(text) else { return nil }; $0.removeFirst(text.count); return () } }
let int = Parser<Int> { input in
  let digits = input.prefix { $0.isNumber }
  guard let n = Int(digits) else { return nil }
  input.removeFirst(digits.count)
  return n
}
let spaces = Parser<Void> { $0 = $0.drop { $0 == " " }; return () }

struct Writer<A> { let value: A; let log: [String]
  func flatMap<B>(_ f: (A) -> Writer<B>) -> Writer<B> { let next = f(value); return Writer<B>(value: next.value, log: log + next.log) } }
func logged(_ n: Int, _ text: String) -> Writer<Int> { Writer(value: n, log: ["\(text) -> \(n)"]) }

struct State<S, A> { let run: (S) -> (A, S)
  func flatMap<B>(_ f: @escaping (A) -> State<S, B>) -> State<S, B> { State<S, B> { s in let (a, next) = self.run(s); return f(a).run(next) } } }
let roll = State<UInt32, Int> { seed in let next = seed &* 1_664_525 &+ 1_013_904_223; return (Int(next >> 16) % 6 + 1, next) }

print(curry(+)(2)(3), uncurry(curry(max))(4, 9), flip(curry(-))(1)(10), [1, 2].map(const("x")), id(5))
let shout = String.uppercased >>> { $0() } >>> { $0 + "!" }
print(shout("hey"), (String.init(describing:) >>> { (s: String) in s.count })(12345))
print([1, 2, 3].map(curry(*)(10)), [3, 1].map { $0 } .reduce(0, +), ["a", "b"].map(flip(curry { (a: String, b: String) in a + b })("-")))
var input: Substring = "1, 2,3 ; rest"
let list = int.many(separatedBy: zip(zip(spaces, literal(",")), spaces).map { _ in () })
print(list.run(&input) ?? [], "|\(input)|")
var point: Substring = "(3,4)"
let pair = zip(zip(literal("("), int), zip(literal(","), int)).flatMap { p in literal(")").map { (p.0.1, p.1.1) } }
print(pair.run(&point) as Any, point.isEmpty)
var bad: Substring = "(3;4)"
print(pair.run(&bad) as Any, bad)
let animal = Parser.oneOf(literal("cat").map { "Cat" }, literal("dog").map { "Dog" })
print(["cat", "dogs", "cow"].map { (s: Substring) -> String in var s = s; return animal.run(&s) ?? "none" })
let result = logged(3, "start").flatMap { logged($0 * 2, "double") }.flatMap { logged($0 + 1, "add one") }
print(result.value, result.log)
let three = roll.flatMap { a in roll.flatMap { b in roll.flatMap { c in State { ([a, b, c], $0) } } } }
print(three.run(1).0, three.run(2).0)
