// In a generic type its name alone is the type with its own parameters; operators of such types between literals.

struct Vector<Scalar: Numeric> {
  var x: Scalar
  var y: Scalar
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func * (left: Vector, right: Vector) -> Scalar { left.x * right.x + left.y * right.y }
  static var origin: Vector { Vector(x: .zero, y: .zero) }
  func scaled(by factor: Scalar) -> Vector { Vector(x: x * factor, y: y * factor) }
}
print(Vector(x: 1.5, y: 2) + Vector(x: 2, y: 3), Vector(x: 2, y: 0) * Vector(x: 0.5, y: 1))
print(Vector(x: 1, y: 2) + Vector(x: 3, y: 4), Vector<Float>.origin.scaled(by: 2))

struct Matrix<Element: Numeric>: Equatable {
  var rows: [[Element]]
  init(_ rows: [[Element]]) { self.rows = rows }
  init(size: Int, filledWith element: Element) {
    rows = Array(repeating: Array(repeating: element, count: size), count: size)
  }
  static func identity(_ size: Int) -> Matrix {
    var result = Matrix(size: size, filledWith: .zero)
    for index in 0..<size { result.rows[index][index] = 1 }
    return result
  }
  static func * (left: Matrix, right: Matrix) -> Matrix {
    Matrix(
      left.rows.map { row in
        right.rows[0].indices.map { column in zip(row, right.rows).reduce(0) { $0 + $1.0 * $1.1[column] } }
      })
  }
  func power(_ exponent: Int) -> Matrix { exponent == 0 ? .identity(rows.count) : self * power(exponent - 1) }
}
print((Matrix([[1, 2], [3, 4]]) * Matrix([[0, 1], [1, 0]])).rows, (Matrix([[1.5]]) * Matrix([[2]])).rows)
print(Matrix([[1, 1], [1, 0]]).power(10).rows, Matrix([[2.5]]).power(0) == .identity(1))

final class Node<Value> {
  let value: Value
  var next: Node?
  init(_ value: Value, next: Node? = nil) { (self.value, self.next) = (value, next) }
  func inserted(_ value: Value) -> Node { Node(value, next: self) }
}
var list = Node(1).inserted(2).inserted(3)
while let next = list.next { print(list.value, terminator: " "); list = next }
print(list.value)
