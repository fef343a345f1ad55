struct Path: ExpressibleByStringInterpolation, CustomStringConvertible { var parts: [String]; init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }; var description: String { "/" + parts.joined(separator: "/") }; static func / (a: Path, b: Path) -> Path { var c = a; c.parts += b.parts; return c } }
let user = "ann", n = 3
let p: Path = "home/\(user)/docs\(n)"
print(p, p / "x/y", ("a" as Path) / "\(1 + 1)", p.parts)
struct HTML: ExpressibleByStringInterpolation { var text: String
  struct StringInterpolation: StringInterpolationProtocol { var out = ""; init(literalCapacity: Int, interpolationCount: Int) {}; mutating func appendLiteral(_ s: String) { out += s }
    mutating func appendInterpolation(_ s: String) { out += s.replacing("<", with: "&lt;") }
    mutating func appendInterpolation(raw h: HTML) { out += h.text }
    mutating func appendInterpolation<T>(_ v: T?, default d: @autoclosure () -> String) { out += v.map { "\($0)" } ?? d() }
    mutating func appendInterpolation(_ items: [String], tag: String) { for i in items { out += "<\(tag)>\(i)</\(tag)>" } }
    mutating func appendInterpolation(_ d: Double, places: Int) { let k = (0..<places).reduce(1.0) { r, _ in r * 10 }; out += "\((d * k).rounded() / k)" } }
  init(stringLiteral s: String) { text = s }
  init(stringInterpolation i: StringInterpolation) { text = i.out } }
let inner: HTML = "<b>\("<x>")</b>"
let page: HTML = "<p>\(raw: inner) \(Optional<Int>.none, default: "no number") \(5, default: "") \(["a", "b"], tag: "li") \(2.0 / 3, places: 2)</p>"
print(page.text)
let name = "World", items = [1, 2], dict = ["k": 1], opt: Int? = 5, tuple = (1, "a")
print("Hello, \(name)! \(items) \(dict) \(opt ?? 0) \(opt.map { "\($0)" } ?? "-") \(tuple) \(tuple.1) \(n > 2 ? "big" : "small") \(items.map { "<\($0)>" }.joined()) \("nested \("deep \(n)")")")
print("""
  multi \(name)
    indented \(items
      .map { $0 * 2 }
      .reduce(0, +)) end \
  joined "quotes" \"""
  """)
print(#"raw \(name) \#(name) \n \#n"#, ##"double "# \##(n)"##, "a\u{301}\u{1F1E9}\u{1F1EA}".count, "tab\there".count, #"\u{41}"#.count)
print("\(n)" + "\(n + 1)", "\(n)\(n)", "\(true && false)", "\([n, n])", "\(["a": [n]])", "\(n as Any)", "\(Double(n))", "\(Character("c"))", "\(name.first!)", "\((n, n).0)", "\({ n * 2 }())", "\(n == 3 ? "\(n)" : "")")
var out = ""
for i in 1...3 { out += "\(i)\(i < 3 ? "," : "")" }
print(out, "\(out.count) chars", "%d \(n)", "\\(n)", "\(#line)", "\(Int.self) \(type(of: page))")
