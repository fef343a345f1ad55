// `where repeat each Element: P` in an extension requires `P` of each element of the pack.
struct Row<each Column> {
  var columns: (repeat each Column)
  init(_ column: repeat each Column) { columns = (repeat each column) }
}

extension Row: Equatable where repeat each Column: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    for (left, right) in repeat (each left.columns, each right.columns) {
      guard left == right else { return false }
    }
    return true
  }
}

extension Row: CustomStringConvertible where repeat each Column: CustomStringConvertible {
  var description: String {
    var texts: [String] = []
    for column in repeat each columns { texts.append(column.description) }
    return texts.joined(separator: " | ")
  }
}

extension Row where repeat each Column: Numeric {
  func doubled() -> Row { Row(repeat (each columns) * 2) }
}

struct Plain {}
print(Row(1, "a", true), Row(1, "a") == Row(1, "a"), Row(1, "a") == Row(1, "b"), Row(2.5, 3).doubled())
print(Row(1, "a") != Row(2, "a"), [Row(1, 2), Row(3, 4)].contains(Row(3, 4)), [Row("x")].firstIndex(of: Row("x")) as Any)
func isComparable<Value>(_ value: Value) -> Bool { value is any Equatable }
print(isComparable(Row(1, "a")), isComparable(Row(1, Plain())), Row(1, Plain()) as Any is any CustomStringConvertible)
