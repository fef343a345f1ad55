// A type in a generic one is written with the arguments of that; an index of text says its place.
struct Matrix<Element> {
  struct Size {
    var rows = 1
    var columns = 2
  }
  enum Axis { case row, column(Int) }
  var size = Size()
  var cells: [Element] = []
}
extension Matrix {
  struct Cursor<Mark> {
    var mark: Mark
    var axis: Axis
  }
}
print(Matrix<Int>(cells: [1]))
print([Matrix<Bool>.Axis.row, .column(2)], Matrix<Bool>.Axis.column(3))
print([Matrix<Int>.Cursor(mark: "m", axis: .row)])
print(Matrix<Int>.Size.self, Matrix<Int>.Cursor<String>.self)
debugPrint(Matrix<[Int]>.Size.self)

let text = "Hé👋lo"
print(text.firstIndex(of: "l") as Any, text.startIndex, text.endIndex)
print(text.indices.map { "\($0)" })
let range = text.index(after: text.startIndex)..<text.endIndex
print(text[range], range)
