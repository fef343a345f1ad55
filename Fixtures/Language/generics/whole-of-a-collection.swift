// Generic code takes the whole of a collection, and chooses overloads by it.
func f<K: Collection>(_ k: K) { g(k[...]); print(k[...].count); h(k[...]); h(k.dropFirst()); h(k[...].dropFirst()) }
func g<S>(_ k: S) { print(S.self) }
func h<S: Collection>(_ k: S) { print(S.self) }
f("abc")
struct W<K: Collection> {
  func i(_ k: K.SubSequence) { print("sub", k) }
  func j(_ k: K) { i(k[...]) }
  func m(_ k: K.SubSequence) { print("sub", k) }
  func m(_ k: K) { m(k[...]); m(k.dropFirst()) }
}
W<String>().j("abc")
W<String>().m("abc")
struct Trie<Key: Collection> where Key.Element: Hashable {
  private var kids: [Key.Element: Trie] = [:]; private var ends = false
  mutating func insert(_ k: Key) { insert(k[...]) }
  private mutating func insert(_ k: Key.SubSequence) {
    guard let f = k.first else { ends = true; return }; kids[f, default: Trie()].insert(k.dropFirst())
  }
}
var t = Trie<String>(); t.insert("ab"); print(t)
