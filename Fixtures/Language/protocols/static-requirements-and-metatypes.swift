protocol Model { static var table: String { get }; static var count: Int { get set }; init(id: Int); var id: Int { get } }
extension Model { static var table: String { "\(Self.self)".lowercased() + "s" }; static func create() -> Self { count += 1; return Self(id: count) }; var path: String { "/\(Self.table)/\(id)" } }
struct User: Model { static var count = 0; let id: Int }
final class Post: Model { static var count = 100; static let table = "articles"; let id: Int; init(id: Int) { self.id = id } }
print(User.create().path, User.create().path, Post.create().path, User.count, Post.count)
let types: [any Model.Type] = [User.self, Post.self]
for t in types { let m = t.create(); print(t.table, m.path, type(of: m) == t) }
func make<M: Model>(_ n: Int, of: M.Type = M.self) -> [M] { (0..<n).map { _ in M.create() } }
let posts: [Post] = make(2)
print(posts.map(\.id), make(1, of: User.self).map(\.path))
let registry: [String: any Model.Type] = Dictionary(uniqueKeysWithValues: types.map { ($0.table, $0) })
print(registry["users"]!.init(id: 7).path, registry["none"] == nil)
protocol Zero { static var zero: Self { get } }
extension Int: Zero {}
extension String: Zero { static var zero: String { "" } }
func zeros<A: Zero, B: Zero>(_: A.Type, _: B.Type) -> (A, B) { (.zero, .zero) }
print(zeros(Int.self, String.self))
protocol Plugin { static var priority: Int { get }; func run() -> String; init() }
extension Plugin { static var priority: Int { 0 } }
struct A: Plugin { func run() -> String { "A" } }
struct B: Plugin { static let priority = 5; func run() -> String { "B\(Self.priority)" } }
let plugins: [Plugin.Type] = [A.self, B.self]
print(plugins.sorted { $0.priority > $1.priority }.map { $0.init().run() })
class Base { class var kind: String { "base" }; static func describe() -> String { "I am \(kind) \(self)" }; required init() {} }
class Derived: Base { override class var kind: String { "derived" } }
let k: Base.Type = Derived.self
print(k.kind, k.describe(), Base.describe(), type(of: k.init()), k == Derived.self, k is Derived.Type, Derived.self is Base.Type)
func typeName<T>(_: T) -> String { "\(T.self)" }
print(typeName(k), typeName(k.init()), typeName([k]), type(of: Int.self), type(of: k), ObjectIdentifier(k) == ObjectIdentifier(Derived.self))
