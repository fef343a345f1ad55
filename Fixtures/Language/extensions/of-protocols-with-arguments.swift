// An extension of a protocol with arguments is one where its primary associated types are these.
extension Sequence<Int> {
  func total() -> Int { reduce(0, +) }
}

extension Collection<String> {
  var both: String { joined(separator: "+") }
}

protocol Box<Content> {
  associatedtype Content
  var content: Content { get }
}

extension Box<String> {
  var loud: String { content.uppercased() }
}

extension Box {
  var kind: String { "some box" }
}

extension Box<Int> {
  var kind: String { "a box of \(content)" }
}

struct Crate<Content>: Box {
  var content: Content
}

struct Bin: Box {
  var content: Int
}

print([1, 2, 3].total(), Set([4]).total(), (1...4).total())
print(["a", "b"].both, ["c": 1].keys.both)
print(Crate(content: "tea").loud, Crate(content: "tea").kind, Bin(content: 7).kind)
