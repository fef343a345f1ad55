// A property with the name of a SwiftUI requirement witnesses only what its extension states.
protocol Component { var body: Component { get }; func text() -> String }
struct Leaf: Component { var name: String; var body: Component { self }; func text() -> String { name } }
struct Empty: Component { var body: Component { self }; func text() -> String { "-" } }
extension Optional: Component where Wrapped: Component {
  var body: Component { self?.body ?? Empty() }
  func text() -> String { body.text() }
}
print(Optional(Leaf(name: "a")).text(), Optional<Leaf>.none.text())
