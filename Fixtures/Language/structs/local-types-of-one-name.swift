// Each body has its own local types; a local type shadows a type of the file only in its body.
struct Pair<Value> {
  var values: [String: Value]
  init(_ values: [String: Value]) { self.values = values }
}
struct Note {
  var text = "file"
}

func first() -> String {
  struct Pair { var number: Int }
  struct Field: Equatable { var number: Int }
  return "\(Pair(number: 1)) \(Field(number: 2) == Field(number: 2))"
}
func second() -> String {
  struct Field { var name: String? }
  func inner() -> Int { Pair(["y": Field(name: "n"), "z": Field(name: nil)]).values.count }
  return "\(Pair(["x": Field(name: nil)]).values.count) \(inner()) \(Note().text)"
}
struct Holder {
  func third() -> String {
    struct Note { var text = "local" }
    return [1].map { _ in Note().text }.joined()
  }
  var fourth: String {
    enum Note { case only }
    return "\(Note.only)"
  }
  func fifth() -> String { Note().text }
}
print(first(), second())
print(Holder().third(), Holder().fourth, Holder().fifth())
do {
  struct Note { var number = 3 }
  print(Note().number)
}
