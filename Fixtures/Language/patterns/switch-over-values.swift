func classify(_ n: Int) -> String {
  switch n {
  case Int.min..<0: "negative"
  case 0: "zero"
  case 1, 3, 5, 7, 9: "small odd"
  case let x where x.isMultiple(of: 100): "hundreds \(x / 100)"
  case 2...8: "small even"
  case 10...: "large"
  default: "?"
  }
}
print([-5, 0, 3, 4, 300, 42].map(classify))
func quadrant(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (_, 0): return "on x"
  case (0, let y): return "on y at \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (-2...2, -2...2): return "near"
  case (1..., ..<0): return "lower right"
  case let (x, _): return "far \(x)"
  }
}
print([(0, 0), (3, 0), (0, 4), (5, 5), (1, -2), (9, -9), (-9, 1)].map(quadrant))
func text(_ s: String) -> String {
  switch s {
  case "": return "empty"
  case "a"..."c": return "a to c"
  case let t where t.hasPrefix("pre"): return "prefixed"
  case "x", "y": return "x or y"
  default: return s
  }
}
print(["", "bb", "prefix", "y", "zzz"].map(text))
func both(_ a: Int?, _ b: Bool) -> String {
  switch (a, b) {
  case (nil, _): return "none"
  case (let x?, true) where x > 10: return "big \(x)"
  case (.some(1), _): return "one"
  case (_?, false): return "some, false"
  case let (x, y): return "\(x!) \(y)"
  }
}
print(both(nil, true), both(20, true), both(1, true), both(5, false), both(5, true), separator: ", ")
switch 5.5 { case 0..<1: print("unit"); case ..<10: print("under ten"); default: print("more") }
switch (true, "k" as Character) { case (true, "a"..."m"): print("early"); case (false, _): print("no"); default: print("late") }
let (a, (b, _), c) = (1, (2, 3), "c")
print(a, b, c)
