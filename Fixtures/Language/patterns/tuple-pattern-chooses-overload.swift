// A tuple pattern chooses the overload whose result is a tuple.
struct Session {
  func data(for x: Int, delegate: Int? = nil) throws -> (Int, String) { (x, "s\(x)") }
}
extension Session {
  func data(for x: Int) throws -> Int {
    let (a, b) = try self.data(for: x)
    return a + b.count
  }
  func both(for x: Int) throws -> String {
    let (a, _) = try data(for: x)
    let (c, d) = try data(for: a)
    return "\(c)\(d)"
  }
}
print(try Session().data(for: 40) as Int, try Session().both(for: 3))
