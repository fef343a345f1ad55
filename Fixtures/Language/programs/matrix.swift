struct Matrix: Equatable, CustomStringConvertible {
  let rows: Int
  let columns: Int
  private var grid: [Double]

  init(rows: Int, columns: Int, repeating value: Double = 0) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: value, count: rows * columns)
  }

  init(_ values: [[Double]]) {
    precondition(!values.isEmpty && values.allSatisfy { $0.count == values[0].count })
    rows = values.count
    columns = values[0].count
    grid = values.flatMap { $0 }
  }

  static func identity(_ size: Int) -> Matrix {
    var result = Matrix(rows: size, columns: size)
    for i in 0..<size { result[i, i] = 1 }
    return result
  }

  subscript(row: Int, column: Int) -> Double {
    get {
      assert(indexIsValid(row, column), "Index out of range")
      return grid[row * columns + column]
    }
    set { grid[row * columns + column] = newValue }
  }

  private func indexIsValid(_ row: Int, _ column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
  }

  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
    return result
  }

  var determinant: Double {
    precondition(rows == columns)
    if rows == 1 { return self[0, 0] }
    if rows == 2 { return self[0, 0] * self[1, 1] - self[0, 1] * self[1, 0] }
    return (0..<columns).reduce(0) { sum, column in
      sum + (column % 2 == 0 ? 1 : -1) * self[0, column] * minor(0, column).determinant
    }
  }

  func minor(_ row: Int, _ column: Int) -> Matrix {
    Matrix((0..<rows).filter { $0 != row }.map { r in (0..<columns).filter { $0 != column }.map { self[r, $0] } })
  }

  static func + (left: Matrix, right: Matrix) -> Matrix {
    var result = left
    for i in result.grid.indices { result.grid[i] += right.grid[i] }
    return result
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    precondition(left.columns == right.rows)
    var result = Matrix(rows: left.rows, columns: right.columns)
    for r in 0..<left.rows {
      for c in 0..<right.columns {
        for k in 0..<left.columns { result[r, c] += left[r, k] * right[k, c] }
      }
    }
    return result
  }

  static func * (scale: Double, matrix: Matrix) -> Matrix {
    var result = matrix
    result.grid = matrix.grid.map { scale * $0 }
    return result
  }

  static prefix func - (matrix: Matrix) -> Matrix { -1 * matrix }

  func power(_ exponent: Int) -> Matrix {
    exponent == 0 ? .identity(rows) : exponent % 2 == 0 ? (self * self).power(exponent / 2) : self * power(exponent - 1)
  }

  var description: String {
    (0..<rows).map { r in "[" + (0..<columns).map { String(self[r, $0]) }.joined(separator: ", ") + "]" }.joined(separator: "\n")
  }
}

let a = Matrix([[1, 2], [3, 4]])
let b = Matrix([[0, 1], [1, 0]])
print(a + b)
print(a * b)
print(-a)
print((2 * a).transposed)
print(a.determinant, Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 1]]).determinant)
print(Matrix([[1, 0, 2, -1], [3, 0, 0, 5], [2, 1, 4, -3], [1, 0, 5, 0]]).determinant)
print(a * .identity(2) == a, a == b)
print(Matrix([[1, 1], [1, 0]]).power(30)[0, 1])
var c = a
c[0, 0] = 100
c[1, 1] += 0.5
print(c, a[0, 0])
print(Matrix([[1, 2, 3]]) * Matrix([[4], [5], [6]]))
