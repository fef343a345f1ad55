@resultBuilder enum ListBuilder<T> {
  static func buildExpression(_ t: T) -> [T] { [t] }
  static func buildExpression(_ t: T?) -> [T] { t.map { [$0] } ?? [] }
  static func buildExpression(_ s: some Sequence<T>) -> [T] { Array(s) }
  static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }
  static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }
  static func buildEither(first p: [T]) -> [T] { p }
  static func buildEither(second p: [T]) -> [T] { p }
  static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }
}
extension Array { init(@ListBuilder<Element> _ b: () -> [Element]) { self = b() } }
extension Dictionary { init(@ListBuilder<(Key, Value)> _ b: () -> [(Key, Value)]) { self.init(b()) { $1 } } }
let flag = true
let numbers = Array<Int>.init { 1; 2...4; if flag { 10 } else { 11 }; Int("x"); Int("7"); for i in 0..<3 where i != 1 { i * 100 } }
print(numbers)
let map = Dictionary<String, Int>.init { ("a", 1); for c in ["b", "c"] { (c, c.count) }; ("a", 9) }
print(map.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
struct Rule { let name: String; let test: (String) -> Bool
  static func minimum(_ n: Int) -> Rule { Rule(name: "at least \(n)") { $0.count >= n } } }
struct Validator { let rules: [Rule]; init(@ListBuilder<Rule> _ b: () -> [Rule]) { rules = b() }; func check(_ s: String) -> [String] { rules.filter { !$0.test(s) }.map(\.name) } }
let strict = true
let validator = Validator { Rule.minimum(4); Rule(name: "has digit") { $0.contains(where: \.isNumber) }; if strict { Rule(name: "no space") { !$0.contains(" ") } } }
print(validator.check("abc"), validator.check("abcd1"), validator.check("a b c"))
@resultBuilder struct Attributed { static func buildBlock(_ s: String...) -> String { s.joined() } ; static func buildExpression(_ s: String) -> String { s }; static func buildExpression(_ n: Int) -> String { "<\(n)>" } ; static func buildEither(first s: String) -> String { s + "1" }; static func buildEither(second s: String) -> String { s + "2" } }
func text(@Attributed _ b: () throws -> String) rethrows -> String { try b() }
print(text { "a"; 5; switch numbers.count { case 0: "none"; case 1...3: "few"; default: "many" } })
struct Bad: Error {}
func failing() throws -> String { throw Bad() }
do { print(try text { "x"; try failing() }) } catch { print("threw", error) }
var calls = 0
func tracked(_ n: Int) -> Int { calls += 1; return n }
let lazyList = { Array<Int>.init { tracked(1); tracked(2); let x = tracked(3); x } }
print(calls, lazyList(), calls)
