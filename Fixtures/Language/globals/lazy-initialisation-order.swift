// Globals of a script are made in order; statics are made when first used, once.
func announce<T>(_ name: String, _ value: T) -> T { print("making \(name)"); return value }
let first = announce("first", 1)
struct Config {
  static let port = announce("port", 8080)
  static var host = announce("host", "localhost")
  static let url = announce("url", "\(host):\(port)")
  enum Nested { static let depth = announce("depth", Config.port + 1) }
}
print("start", first)
print(Config.url)
Config.host = "example"
print(Config.url, Config.host, Config.Nested.depth)
let second = announce("second", first + 1)
class Service {
  static let shared = Service()
  private static var count = 0
  let id: Int
  private init() { Service.count += 1; id = Service.count; print("service \(id)") }
}
print(Service.shared.id, Service.shared === Service.shared)
struct Generic<T> { static var name: String { "\(T.self)" } }
print(Generic<Int>.name, Generic<[String]>.name)
extension Config { static var assigned = announce("never printed", 1) }
Config.assigned = 5
print(Config.assigned, second)
func counter() -> Int { struct Holder { static var n = 10 }; Holder.n += 1; return Holder.n }
print(counter(), counter())
enum Lookup { static let table: [String: Int] = { print("table"); var t: [String: Int] = [:]; for (i, w) in ["a", "b"].enumerated() { t[w] = i }; return t }() }
print(Lookup.table["b"]!, Lookup.table["a"]!)
let (x, y) = (announce("x", 3), announce("y", 4))
print(x * y)
