struct Big { var n: String
  init?<T: BinaryFloatingPoint>(exactly s: T) { let x = s.significandBitPattern; self = Big(x) }
  init<T: BinaryFloatingPoint>(_ s: T) { self.init(exactly: s)! }
  init<T: BinaryInteger>(_ s: T) { n = "int \(s)" } 
  init?<T: BinaryInteger>(exactly s: T) { n = "x" } }
print(Big(1.5).n, Big(3).n)
extension Big: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { n = "lit" } }
func g<T: BinaryFloatingPoint>(_ t: T) -> Big { Big(t.significandBitPattern) }
print(g(2.5).n, g(Float(2.5)).n)
