enum T {
  case leaf, node([Int]);
  mutating func insert(_ x: Int) {
    switch self {
    case .leaf: self = .node([x]);
    case .node(let a): self = .node(a + [x])
    }
  }
  init(_ e: Int...) { self = .leaf; e.forEach { insert($0) } }
  init(b e: [Int]) { self = .leaf; for x in e { insert(x) } }
}
print(T(b: [1, 2]))
print(T(1, 2))
struct D {
  var a = 1; init() {}; init(n: Int) { self.init(); [1, 2].forEach { a += $0 * n } };
  init(_ s: String) { self = D(n: 2); [s].forEach { self.a += $0.count } }
  init?(f: Int) { self.init(n: f); guard [f].contains(where: { $0 > self.a || $0 > 3 }) else { return nil } }
}
print(D(n: 3), D("xyz"), D(f: 1) as Any, D(f: 4) as Any)
