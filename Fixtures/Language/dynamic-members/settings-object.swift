@dynamicMemberLookup
struct Settings {
  private var values: [String: Value] = [:]
  enum Value: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
    case text(String), number(Int), flag(Bool), list([Value])
    init(stringLiteral s: String) { self = .text(s) }
    init(integerLiteral n: Int) { self = .number(n) }
    init(booleanLiteral b: Bool) { self = .flag(b) }
    init(arrayLiteral e: Value...) { self = .list(e) }
    var description: String { switch self { case .text(let s): s; case .number(let n): "\(n)"; case .flag(let b): b ? "on" : "off"; case .list(let l): l.map(\.description).joined(separator: "/") } }
    var number: Int? { if case .number(let n) = self { n } else { nil } }
  }
  subscript(dynamicMember name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }
  var all: [String] { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
}
var s = Settings()
s.theme = "dark"
s.size = 12
s.bold = true
s.fonts = ["Mono", 3, false]
print(s.all, s.theme!, s.size?.number ?? 0, s.missing as Any, s.theme == "dark")
s.size = .number((s.size?.number ?? 0) * 2)
s.bold = nil
print(s.all)
if case .list(let l)? = s.fonts { print(l.count, l[0]) }
@dynamicMemberLookup
final class Chain { private(set) var path: [String] = []; static var log: [String] = []
  subscript(dynamicMember n: String) -> Chain { path.append(n); return self }
  func callAsFunction(_ args: Int...) -> Int { Chain.log.append(path.joined(separator: ".")); path = []; return args.reduce(0, +) } }
let c = Chain()
print(c.math.sum(1, 2, 3) + c.other(), Chain.log)
@dynamicMemberLookup protocol Wraps { associatedtype Base; var base: Base { get } }
extension Wraps { subscript<T>(dynamicMember k: KeyPath<Base, T>) -> T { base[keyPath: k] } }
struct Title: Wraps { let base: String; var shout: String { base.uppercased() + "!" } }
struct Numbers: Wraps { let base: [Int] }
print(Title(base: "hi").count, Title(base: "hi").shout, Title(base: "x").isEmpty, Numbers(base: [4, 5]).first!, Numbers(base: []).last as Any, Numbers(base: [1, 2]).indices)
