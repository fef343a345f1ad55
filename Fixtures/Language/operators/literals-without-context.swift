// In arithmetic on number literals, one with a fraction makes all of them floating-point, wherever the value goes.
struct Vector: CustomStringConvertible {
  var x: Double
  var description: String { "<\(x)>" }
  static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right) }
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x) }
}
func show(_ values: Any...) { print(values) }

print(7 / 2 * 2.0, 1 / 2 + 0.5, 7 / 2, (1 + 2) * 1.5, -(1 + 0.5))
print("\(7 / 2 * 2.0) \(5 / 2)", String(describing: 1 / 2 + 0.5))
show(1 / 2, 1 / 2.0, 3 % 2, -7 / 2, 2 - -1.5)
let pair: (Any, Any) = (1 / 2.0, 5 / 2)
print(pair)
let values: [String: Any] = ["half": 3 * 0.5, "six": 3 * 2]
print(values["half"] ?? "", values["six"] ?? "")
let list: [Any] = [1 / 2 + 0.5, 2, 2 * 1.5]
print(list)
print(true ? 1 / 2 + 0.5 : 3, Vector(x: 2) * 1.5 + Vector(x: 1))
let half: Any = 1 / 2 + 0.25
print(half)
let key: AnyHashable = 1 / 2 + 0.75
print(key)
