// The contextual type decides among overloads whose generic results have different constraints.
protocol Page { static func make() -> Self }
protocol Tool { static func make() -> Self }
struct Link: Page { static func make() -> Link { Link() } }
struct Pen: Tool { static func make() -> Pen { Pen() } }

func made<T: Tool>(_ name: String) -> T {
  print("tool", name)
  return T.make()
}
func made<T: Page>(_ name: String) -> T {
  print("page", name)
  return T.make()
}
func found<T: Tool>(_ name: String) -> T? {
  print("tool", name)
  return T.make()
}
func found<T: Page>(_ name: String) -> T? {
  print("page", name)
  return T.make()
}

let link: Link = made("a")
let pen: Pen = made("b")
let foundLink: Link? = found("c")
let foundPen: Pen? = found("d")
let forcedLink: Link = found("e")!
var later: Link?
later = found("f")
later = made("g")
func take(_ link: Link?) {}
take(found("h"))

protocol Convertible {
  associatedtype Output = Self
  static func value(of text: String) -> Output
}
extension Link: Convertible { static func value(of text: String) -> Link { Link() } }
struct Reader {
  func read<T: RawRepresentable>(_ text: String) -> T { fatalError("raw values") }
  func read<T: Convertible>(_ text: String) -> T where T.Output == T { T.value(of: text) }
  func read<T: Convertible>(_ text: String) -> T? where T.Output == T { nil }
}
struct Item {
  let link: Link
  init(_ reader: Reader) { self.link = reader.read("i") }
}
print(Item(Reader()))
