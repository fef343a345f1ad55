protocol Node { func render(_ indent: Int) -> String }
struct Text: Node { let text: String; func render(_ indent: Int) -> String { String(repeating: "  ", count: indent) + text + "\n" } }
struct Element: Node {
  let tag: String
  var attributes: [(String, String)] = []
  let children: [any Node]
  func render(_ indent: Int) -> String {
    let pad = String(repeating: "  ", count: indent)
    let attributes = attributes.map { " \($0)=\"\($1)\"" }.joined()
    return children.isEmpty ? "\(pad)<\(tag)\(attributes)/>\n" : "\(pad)<\(tag)\(attributes)>\n" + children.map { $0.render(indent + 1) }.joined() + "\(pad)</\(tag)>\n"
  }
  func attribute(_ name: String, _ value: String) -> Element { var copy = self; copy.attributes.append((name, value)); return copy }
}
struct Group: Node { let children: [any Node]; func render(_ indent: Int) -> String { children.map { $0.render(indent) }.joined() } }
@resultBuilder
struct HTMLBuilder {
  static func buildExpression(_ text: String) -> any Node { Text(text: text) }
  static func buildExpression<N: Node>(_ node: N) -> any Node { node }
  static func buildBlock(_ nodes: any Node...) -> any Node { Group(children: nodes) }
  static func buildOptional(_ node: (any Node)?) -> any Node { node ?? Group(children: []) }
  static func buildEither(first: any Node) -> any Node { first }
  static func buildEither(second: any Node) -> any Node { second }
  static func buildArray(_ nodes: [any Node]) -> any Node { Group(children: nodes) }
}
func tag(_ name: String, @HTMLBuilder _ content: () -> any Node = { Group(children: []) }) -> Element {
  let node = content()
  return Element(tag: name, children: (node as? Group)?.children ?? [node])
}
struct Card: Node {
  let title: String, items: [String]
  @HTMLBuilder var body: any Node {
    tag("h2") { title.uppercased() }
    if items.isEmpty { "No items" } else {
      tag("ul") { for (i, item) in items.enumerated() { tag("li") { item }.attribute("id", "i\(i)") } }
    }
  }
  func render(_ indent: Int) -> String { body.render(indent) }
}
let admin = true
let page = tag("body") {
  Card(title: "Fruit", items: ["Apple", "Pear"])
  Card(title: "Empty", items: [])
  tag("br")
  if admin { tag("a") { "Admin" }.attribute("href", "/admin").attribute("class", "x") }
}
print(page.render(0), terminator: "")
