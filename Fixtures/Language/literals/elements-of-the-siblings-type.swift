// The elements are converted to existentials; implicit members are of the other elements' type.
protocol Markup { var text: String { get } }
struct Tag<Kind>: Markup {
  var text: String
  static var none: Tag { Tag(text: "") }
  static func attribute(_ name: String, _ value: String) -> Tag { Tag(text: "\(name)=\(value)") }
  static func group(_ name: String, _ parts: [any Markup]) -> Tag {
    Tag(text: name + "[" + parts.map(\.text).joined(separator: ",") + "]")
  }
}
enum Table {}
extension Tag where Kind == Table {
  static func row(_ name: String, _ inner: Tag<Table> = .none) -> Tag { .group("row", [.attribute("name", name), inner]) }
}
print(Tag.row("a", .row("b")).text)

// A function of several with the type of the other alternative.
extension Tag {
  static func all(_ tags: [Tag]) -> Tag { Tag(text: "all\(tags.count)") }
  static func all(_ tags: Tag...) -> Tag { .all(tags) }
}
extension Tag where Kind == Table {
  static func body(_ tags: Tag<Table>...) -> Tag { Tag(text: "body\(tags.count)") }
}
for isBody in [true, false] {
  let wrapper = isBody ? Tag.body : Tag.all
  print(type(of: wrapper), wrapper(.row("x"), .none).text, wrapper().text)
}
