// Array types make arrays with trailing closures (SE-0508); diagnostics directives stand before the first case.
func numbers(_ n: Int) -> [Int] {
  switch n {
  #warning("zero is missing")
  case 1: return [Int] { 1 }
  #error("no more")
  default: return take([Int](repeating: 1) { 2 }, [String: Int] { [:] })
  }
}

func loops() {
  for x in [1, 2] { print(x) }
  if [1] == x { print(1) }
  var observed = [1] { didSet { print(observed) } }
}
