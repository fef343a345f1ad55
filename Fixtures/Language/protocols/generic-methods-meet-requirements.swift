// A generic method is the witness of a requirement with a plain type if no method has exactly that type.
protocol Shower {
  func show(_ number: Int) -> String
  func show<T>(_ value: T) -> String
  static func make(_ type: Int.Type) -> Int
  mutating func take(_ list: [Int])
}
struct Generic: Shower {
  var taken = 0
  func show<T>(_ value: T) -> String { "generic \(value)" }
  static func make<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> T { 7 }
  mutating func take<S: Sequence>(_ list: S) { taken += Array(list).count }
}
struct Both: Shower {
  func show<T>(_ value: T) -> String { "generic \(value)" }
  func show(_ number: Int) -> String { "number \(number)" }
  static func make(_ type: Int.Type) -> Int { 1 }
  func take(_ list: [Int]) {}
}
func useAny(_ shower: any Shower) { print(shower.show(1), shower.show("a"), shower.show(2.5)) }
func use<S: Shower>(_ shower: S) { print(shower.show(1), S.make(Int.self)) }
useAny(Generic())
useAny(Both())
use(Generic())
use(Both())
var shower: any Shower = Generic()
shower.take([1, 2])
shower.take([3])
print((shower as! Generic).taken)
