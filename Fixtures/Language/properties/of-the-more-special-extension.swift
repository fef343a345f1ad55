// Of members of several extensions that of the one that asks for more is meant.
struct Box<Content> { var content: Content }
extension Box {
  var kind: String { "any" }
  func described() -> String { "general" }
  static var name: String { "box" }
}
extension Box where Content == Int {
  var kind: String { "number" }
  func described() -> String { "of a number" }
  static var name: String { "number box" }
}
extension Box where Content: Collection {
  var kind: String { "collection" }
  func described() -> String { "of \(content.count)" }
}
extension Box where Content == String { init() { self.init(content: "empty") } }
print(Box(content: 1).kind, Box(content: "a").kind, Box(content: 1.5).kind)
print(Box(content: 1).described(), Box(content: [1, 2]).described(), Box(content: 1.5).described())
print(Box<Int>.name, Box<String>.name, Box().content)
