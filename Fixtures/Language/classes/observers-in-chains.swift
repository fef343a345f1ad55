// A property that a class in the middle observes, written by the initialiser of one below.

class Named {
  var name: String
  init(name: String) { self.name = name }
}
class Watched: Named {
  override var name: String {
    willSet { print("will be", newValue) }
    didSet { print("was", oldValue) }
  }
}
final class Titled: Watched {
  var title = "Dr"
  init(number: Int) {
    super.init(name: "n")
    name += "\(number)"
    self.name = name + "!"
    swap(&name, &title)
  }
}
let titled = Titled(number: 3)
print(titled.name, titled.title)
titled.name = "z"
print((titled as Named).name)
func change(_ text: inout String) { text += "?" }
change(&titled.name)
print(titled.name)
