// A value that is not optional may be compared with `nil`: Swift wraps it, and it is never equal.
final class Store {
  static let shared = Store()
}
struct Point {
  var x = 1
}
enum Way { case up, down }
protocol Shape {}
extension Point: Shape {}

func show(_ store: Store, _ point: Point, _ number: Int, _ shape: any Shape) {
  print(number == nil, number != nil)
  print(store == nil, store != nil)
  print(point == nil, nil != point)
  print(Way.up == nil, [1] != nil, "a" == nil)
  print(shape == nil, shape != nil)
  if Store.shared != nil { print("there is a store") }
  let action: () -> Void = {}
  print(action == nil)
}
show(Store.shared, Point(), 3, Point())

/// A type with a `nil` of its own is compared with that.
struct Amount: ExpressibleByNilLiteral, Equatable {
  var value = 0
  init(value: Int) { self.value = value }
  init(nilLiteral: ()) { value = -1 }
}
let amount = Amount(value: -1)
print(amount == Amount(nilLiteral: ()))
