// An extension of a type inside of a generic type with its arguments.
struct Rope<Element> {
  struct Builder {
    var items: [Element] = []
    func each(_ body: (Element, Int?) -> Bool) {
      for (index, item) in items.enumerated() where !body(item, index) { return }
    }
  }
}
struct Chunk {
  var text: String
  func from(_ index: Int) -> String { String(text.dropFirst(index)) }
}
extension Rope<Chunk>.Builder {
  func joined() -> String {
    var result = ""
    each { chunk, index in
      if let index { result += chunk.from(index) } else { result += chunk.text }
      return true
    }
    return result
  }
  var first: String { items[0].text }
}
extension [Chunk] {
  var joined: String { map(\.text).joined() }
}
extension Array<Int>.Index {
  var doubled: Int { self * 2 }
}
let builder = Rope<Chunk>.Builder(items: [Chunk(text: "ab"), Chunk(text: "cd")])
print(builder.joined(), builder.first, builder.items.joined, 3.doubled)
