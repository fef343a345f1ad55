// Of several subscripts for dynamic members, one whose value can be called is used for a call.

@dynamicMemberLookup struct Box {
  var values: [String: Int] = [:]
  struct Setter {
    let box: Box, name: String; func callAsFunction(_ v: Int) -> Box { var b = box; b.values[name] = v; return b }
  }
  subscript(dynamicMember name: String) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }
  subscript(dynamicMember name: String) -> Setter { Setter(box: self, name: name) }
}
var b = Box().x(1).y(2)
b.z = 3
let x: Int? = b.x
print(b.values.sorted { $0.key < $1.key }, x ?? 0)

protocol Key {
  associatedtype Value
  static var name: String { get }
}
enum Size: Key {
  typealias Value = Int
  static let name = "size"
}
struct Keys { let size: Size }
@dynamicMemberLookup struct Attributes {
  var values: [String: Any] = [:]
  struct Setter<K: Key> {
    let attributes: Attributes
    func callAsFunction(_ value: K.Value) -> Attributes {
      var copy = attributes
      copy.values[K.name] = value
      return copy
    }
  }
  subscript<K: Key>(dynamicMember key: KeyPath<Keys, K>) -> K.Value? {
    get { values[K.name] as? K.Value }
    set { values[K.name] = newValue }
  }
  subscript<K: Key>(dynamicMember key: KeyPath<Keys, K>) -> Setter<K> { Setter<K>(attributes: self) }
}
var attributes = Attributes().size(4)
print(attributes.size ?? 0)
attributes.size = 5
print(attributes.values)

// Of several subscripts, the base of another member is one whose type is known without a context.
@dynamicMemberLookup struct Settings {
  private var values: [String: Any] = [:]
  subscript<T>(dynamicMember name: String) -> T? {
    get { values[name] as? T }
    set { values[name] = newValue }
  }
  subscript(dynamicMember name: String) -> Settings {
    get { values[name] as? Settings ?? Settings() }
    set { values[name] = newValue }
  }
}
var settings = Settings()
settings.count = 3
settings.window.width = 2.5
let settingsCount: Int? = settings.count
let width: Double? = settings.window.width
print(settingsCount as Any, width as Any)
