@propertyWrapper
struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  private(set) var projectedValue = false
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V {
    get { value }
    set { projectedValue = !range.contains(newValue); value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Player { @Clamped(0...100) var health = 150; @Clamped(-1...1) var x = 0.0; @Clamped(wrappedValue: 3, 1...5) var lives: Int }
var player = Player()
print(player.health, player.$health, player.lives)
player.health -= 500
player.x = 0.5
player.lives += 1
print(player.health, player.$health, player.x, player.$x, player.lives)

@propertyWrapper
class Stored<T> {
  var wrappedValue: T { didSet { history.append(oldValue) } }
  private(set) var history: [T] = []
  var projectedValue: Stored<T> { self }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  func undo() { if let last = history.popLast() { wrappedValue = last; history.removeLast() } }
}
class Document { @Stored var text = ""; @Stored var size: Int; init(size: Int) { self.size = size } }
let document = Document(size: 1)
document.text = "a"
document.text += "b"
document.size *= 5
print(document.text, document.$text.history, document.$size.history)
document.$text.undo()
print(document.text, document.$text.history)
@propertyWrapper struct Lower { private var s = ""; var wrappedValue: String { get { s } set { s = newValue.lowercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct User { @Lower var name: String; var age = 1 }
var user = User(name: "ANN")
user.name.append("XYZ")
print(user.name, User(name: "Q", age: 2).name, user)
func greet(@Lower _ name: String) -> String { name }
print(greet("LOUD"))
