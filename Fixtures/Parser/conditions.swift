// Everything a condition may be, and the braces that are a body's rather than a closure's.
func f() {
  if a, b == c, !d {}
  if let a {}
  if let a = b, var c = d?.e, let g: Int = h {}
  if case .a = b {}
  if case let .a(b, c: d) = e, d > b {}
  if case 1...3 = a {}
  if case let a? = b {}
  if case (let a, .b(_)) = c {}
  if #available(iOS 16, macOS 13.0, *), a {}
  if #unavailable(iOS 16) {}
  if #unavailable(iOS 16, macOS 13, ) {}
  if (a.contains { $0 }) {}
  if a.contains(where: { $0 }) {}
  if let a = (b.first { $0 }) {}
  if [1, 2].contains(a) {}
  if a is B, let c = d as? E {}
  if try a() {}
  if await a, let b = try? await c() {}
  if a
    && b
  {}
  guard case .a(let b) = c else { return }
  if a { b } else if c { d } else if let e { e } else { f }
  if a == .b {}
  if (a) {}
  if a < b, c > (d) {}
  if x[{ 1 }()] == 1 {}
  while case .some(let a) = b.next() {}
}
