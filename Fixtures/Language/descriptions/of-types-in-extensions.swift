// A type that an extension adds to another module's type says so where it is written out whole.
extension Int {
  enum Kind { case negative, zero, positive }
  var kind: Kind { switch self { case 0: .zero; case ..<0: .negative; default: .positive } }
  struct Named { var name = "n"; enum Deep { case down } }
}
extension Array { struct Summary { let count: Int } }
struct Own {}
extension Own { enum Side { case left } }
print([(-1).kind, 0.kind, 5.kind], Int.Kind.zero, [Own.Side.left])
print(String(reflecting: Int.Named.self), String(reflecting: Int.Named()), Int.Named.self, [Int.Named.Deep.down])
print(String(reflecting: [Int].Summary(count: 1)), String(reflecting: Own.Side.self))
dump(3.kind)
