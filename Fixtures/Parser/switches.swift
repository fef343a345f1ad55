// Cases with every pattern, several patterns, guards, and statements on the line.
func f() {
  switch a {
  case 1, 2, 3: b()
  case 4...6, ..<0: b(); c()
  case let x where x > 10:
    b()
  case .none: break
  case .some(let x), .other(let x, _): b(x)
  case let .pair(x, y) where x == y,
    let .twin(x, y):
    b()
  case (0, _), (_, 0): break
  case (let x, var y): break
  case is Int: break
  case let x as String: break
  case is (Int, Int), is [Int: String]: break
  case "text", nil, true: break
  case A.b, B.C.d(1): break
  case x?: break
  case .a(.b(let c)?): break
  case .closure({ $0 }): break
  case _ where a: break
  case -1: break
  case _: break
  default: break
  }
  switch (a, b) { case (.x, .y): c() default: d() }
  switch a {}
  switch await b() {
  @unknown default: break
  }
  switch c { case .a: return }
  switch d {
  case .a:
    guard x else { return }
    let y = x
    y()
  case .b:
    if x {
    }
  }
}
