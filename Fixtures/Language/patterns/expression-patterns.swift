struct Divisible { let by: Int; static func ~= (p: Divisible, n: Int) -> Bool { n % p.by == 0 } }
func ~= (pattern: (String) -> Bool, value: String) -> Bool { pattern(value) }
func ~= <T: Equatable>(pattern: [T], value: T) -> Bool { pattern.contains(value) }
func hasPrefix(_ p: String) -> (String) -> Bool { { $0.hasPrefix(p) } }
let isShort: (String) -> Bool = { $0.count < 3 }
for n in 1...6 {
  switch n {
  case Divisible(by: 6): print(n, "six")
  case Divisible(by: 2): print(n, "even")
  case [1, 5]: print(n, "listed")
  default: print(n, "other")
  }
}
for word in ["hi", "hello", "help", "world"] {
  switch word {
  case isShort: print(word, "short")
  case hasPrefix("hel") where word.hasSuffix("p"): print(word, "help")
  case hasPrefix("hel"): print(word, "hel")
  default: print(word, "default")
  }
}
let limit = 10
switch 10 { case limit: print("is limit"); default: print("not") }
switch 7 { case limit - 3: print("limit minus three"); default: break }
enum Key { static let enter = "\n"; static let arrows: ClosedRange<Character> = "a"..."d" }
switch "\n" { case Key.enter: print("enter"); default: print("?") }
print(Key.arrows ~= "b", 1...3 ~= 4, limit ~= 10, "a" ~= "a", (nil as Int?) ~= 3)
enum NetworkError: Error { case status(Int), offline }
func ~= (range: ClosedRange<Int>, error: Error) -> Bool { if case NetworkError.status(let s) = error { return range.contains(s) }; return false }
for error in [NetworkError.status(404), .status(503), .offline] {
  do { throw error }
  catch 400...499 { print("client") }
  catch NetworkError.status(let s) where s > 500 { print("server", s) }
  catch { print("else", error) }
}
let tuple = (3, "three")
if case (1...5, "three") = tuple { print("tuple pattern") }
if case Divisible(by: 3) = 9 { print("divisible") }
print([1, 2, 3, 4].filter { Divisible(by: 2) ~= $0 })
struct Point { var x, y: Int; static let origin = Point(x: 0, y: 0); static func ~= (a: Point, b: Point) -> Bool { a.x == b.x && a.y == b.y } }
switch Point(x: 0, y: 0) { case .origin: print("origin"); default: print("away") }
