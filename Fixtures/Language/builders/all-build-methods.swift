@resultBuilder
enum Trace {
  static func buildExpression(_ value: Int) -> [String] { ["int \(value)"] }
  static func buildExpression(_ value: String) -> [String] { ["text \(value)"] }
  static func buildExpression(_ value: [String]) -> [String] { value }
  static func buildExpression(_: Void) -> [String] { [] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part.map { $0.map { "optional " + $0 } } ?? ["nothing"] }
  static func buildEither(first: [String]) -> [String] { first.map { "first " + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "second " + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { ["array of \(parts.count)"] + parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part.map { "limited " + $0 } }
  static func buildFinalResult(_ all: [String]) -> String { all.joined(separator: "\n") }
}
func trace(@Trace _ body: () -> String) -> String { body() }
enum Kind { case a, b, c(Int) }
func sample(_ flag: Bool, _ kind: Kind) -> String {
  trace {
    1
    "two"
    if flag { 3 }
    if flag { "yes" } else { "no" }
    for i in 0..<2 { i; "i\(i)" }
    switch kind {
    case .a: "kind a"
    case .b: "kind b"; 2
    case .c(let n) where n > 5: "big"
    case .c(let n): n
    }
    let local = 10
    local + 1
    if #available(macOS 10.10, *) { "available" }
    if let number = Int("42"), flag { number }
    for word in ["x", "y", "z"] where word != "y" { word }
    do { "in do" }
    print("side effect")
  }
}
print(sample(true, .a))
print("--")
print(sample(false, .c(3)))
print("--")
print(sample(true, .c(9)).split(separator: "\n").count, trace {})
