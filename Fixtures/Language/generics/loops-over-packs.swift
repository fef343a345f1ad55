// `for … in repeat`.

func describe<each Value>(_ value: repeat each Value) -> [String] {
  var lines: [String] = []
  for value in repeat each value { lines.append("\(value): \(type(of: value))") }
  return lines
}
print(describe(1, "a", [2.5]))

func areEqual<each Value: Equatable>(_ left: (repeat each Value), _ right: (repeat each Value)) -> Bool {
  for (left, right) in repeat (each left, each right) {
    guard left == right else { return false }
  }
  return true
}
print(areEqual((1, "a", true), (1, "a", true)), areEqual((1, "a"), (1, "b")))

struct Row<each Column> {
  let columns: (repeat each Column)
  init(_ column: repeat each Column) { columns = (repeat each column) }
  func texts(_ text: @escaping (Any) -> String) -> String {
    var result = ""
    for column in repeat each columns {
      if column is Int { continue }
      let add = { result += text(column) + ";" }
      add()
    }
    return result
  }
}
print(Row("q", 3, Character("z"), 2.5).texts { "<\($0)>" })

func total<each Items: Collection>(_ items: repeat each Items) -> Int {
  var count = 0
  for items in repeat each items { count += items.count }
  return count
}
print(total([1, 2], "abc", Set([9]), [String]()))
