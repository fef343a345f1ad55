// Implicitly unwrapped lists in loops and tuples.
struct Path {
  var number: Int
  func clip(_ back: inout [Path]?, _ front: inout [Path]) {
    back?.append(self)
    front.append(self)
  }
  func split(_ parts: inout [Path]!) { parts = [self, Path(number: number + 1)] }
}
func counts() -> [Int] {
  var stack = [(node: 1, paths: [Path(number: 1)])]
  var result: [Int] = []
  while let (node, paths) = stack.popLast() {
    var coplanar: [Path]! = []
    var front: [Path] = []
    var back: [Path]! = []
    for path in paths { path.split(&coplanar) }
    for path in coplanar { path.clip(&back, &front) }
    if !front.isEmpty, node < 3 { stack.append((node + 1, front)) }
    if !back.isEmpty, node < 2 { stack.append((node + 5, back)) }
    result.append(front.count + back.count)
  }
  return result
}
print(counts())
