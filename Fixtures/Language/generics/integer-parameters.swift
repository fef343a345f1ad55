// Generic parameters that stand for integers.

struct V<let N: Int> { static var d: Int { N }; var e: Int { N + 1 } }
print(V<4>.d, V<3>().e)
func f<let n: Int>(_ v: V<n>) -> Int { n }
print(f(V<9>()))

struct Matrix<let rows: Int, let columns: Int> {
  var cells = [Int](repeating: 0, count: rows * columns)
  subscript(row: Int, column: Int) -> Int { get { cells[row * columns + column] } set { cells[row * columns + column] = newValue } }
  func transposed() -> Matrix<columns, rows> {
    var result = Matrix<columns, rows>()
    for row in 0..<rows { for column in 0..<columns { result[column, row] = self[row, column] } }
    return result
  }
  static var size: String { "\(rows)x\(columns)" }
}
extension Matrix where rows == columns { var trace: Int { (0..<rows).reduce(0) { $0 + self[$1, $1] } } }
var matrix = Matrix<2, 3>()
for row in 0..<2 { for column in 0..<3 { matrix[row, column] = row * 3 + column } }
let turned = matrix.transposed()
print(turned[2, 1], turned[0, 1], type(of: turned), Matrix<4, 1>.size, Matrix<2, 3>.self == type(of: matrix))
var square = Matrix<2, 2>()
square[0, 0] = 3
square[1, 1] = 4
print(square.trace)
func rows<let r: Int, let c: Int>(_ matrix: Matrix<r, c>) -> Int { r }
print(rows(matrix), rows(turned))
