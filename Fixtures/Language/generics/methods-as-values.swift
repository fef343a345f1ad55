// A generic method as a value is the one for what it is given.
final class Words {
  private(set) var all: [String] = []
  func add(_ word: some StringProtocol) { all.append(word.uppercased()) }
  func count<Item: Collection>(_ items: Item) -> Int where Item.Element: Equatable { items.count }
  func addAll(_ text: String) { text.split(separator: " ").forEach(add) }
  func show(_ number: Int) { print("number", number) }
  func show(_ text: String) { print("text", text) }
  func show(_ text: String, times: Int) { print(String(repeating: text, count: times)) }
}
let words = Words()
"a bc".split(separator: " ").forEach(words.add)
["de"].forEach(words.add)
let addOne: (Substring) -> Void = words.add
addOne("fgh".dropFirst())
words.addAll("x y")
print(words.all, [[1, 2], []].map(words.count), ["ab", "c"].map(words.count))
[1].forEach(words.show)
["k"].forEach(words.show)
let repeated: (String, Int) -> Void = words.show
repeated("ab", 2)

func listed(_ items: some Collection<some CustomStringConvertible>) -> String {
  "[" + items.map(\.description).joined(separator: "|") + "]"
}
print(listed([1, 2]), listed(Set(["z"])), listed(1...3), listed("ab"), listed([[1]]))
func pairs(_ items: some Sequence<(some Hashable, some Numeric)>) -> Int { items.reduce(into: 0) { count, _ in count += 1 } }
print(pairs([("a", 1), ("b", 2)]))
