struct Table {
  private var cells: [String: Int] = [:]
  let columns: Int
  init(columns: Int) { self.columns = columns }
  subscript(_ row: Int, _ column: Int) -> Int {
    get { cells["\(row),\(column)", default: 0] }
    set(value) { cells["\(row),\(column)"] = value }
  }
  subscript(row row: Int) -> [Int] { (0..<columns).map { self[row, $0] } }
  subscript(sum columns: Int...) -> Int { columns.map { self[0, $0] }.reduce(0, +) }
  subscript<S: StringProtocol>(text: S) -> Int? {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    return parts.count == 2 ? self[parts[0], parts[1]] : nil
  }
  static subscript(name: String) -> Int { name.count }
}
var table = Table(columns: 3)
table[0, 1] = 5
table[0, 2] += 7
table[1, 0] -= 2
print(table[0, 0], table[0, 1], table[row: 0], table[row: 1], table[sum: 1, 2])
print(table["0,2"] as Any, table["x"] as Any, Table["hello"])
extension Array {
  subscript(safe index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set { if let newValue, indices.contains(index) { self[index] = newValue } }
  }
  subscript(cycling index: Int) -> Element { self[((index % count) + count) % count] }
}
var letters = ["a", "b", "c"]
letters[safe: 1] = "B"
letters[safe: 9] = "Z"
print(letters, letters[safe: 5] as Any, letters[safe: 0]!, letters[cycling: -1], letters[cycling: 7])
extension String {
  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
  subscript(range: Range<Int>) -> Substring { self[index(startIndex, offsetBy: range.lowerBound)..<index(startIndex, offsetBy: range.upperBound)] }
}
print("swift"[1], "swift"[1..<4])
class Registry {
  private var values: [ObjectIdentifier: Any] = [:]
  subscript<T>(type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
let registry = Registry()
registry[Int.self] = 4
registry[String.self] = "four"
registry[Int.self]! += 1
print(registry[Int.self]!, registry[String.self] ?? "", registry[Bool.self] as Any)
