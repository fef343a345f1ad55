// `try? self.init(…)` in an initialiser that may fail: where the other one throws, this one fails.
struct Failure: Error {}
class Root { let n = 1; deinit { print("root ends") } }
class Named: Root {
  let name: String
  init(name: String) throws { self.name = name; super.init(); if name.isEmpty { throw Failure() } }
  convenience init?(isBob: Bool) { try? self.init(name: isBob ? "Bob" : "") }
  convenience init(isFine: Bool) throws { try self.init(name: isFine ? "fine" : "") }
}
print(Named(isBob: true)?.name as Any, Named(isBob: false) as Any)
do { print(try Named(isFine: true).name); _ = try Named(isFine: false) } catch { print(error) }
struct Positive {
  let v: Int
  init(v: Int) throws { if v < 0 { throw Failure() }; self.v = v }
  init?(or v: Int) { try? self.init(v: v) }
  init?(text: String) { guard let v = Int(text) else { return nil }; self.init(or: v) }
}
print(Positive(or: 1)?.v as Any, Positive(or: -1) as Any)
print(Positive(text: "4")?.v as Any, Positive(text: "x") as Any, Positive(text: "-3") as Any)
