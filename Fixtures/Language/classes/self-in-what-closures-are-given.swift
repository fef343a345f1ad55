// `Self` in a closure's parameter is the class that the method is called on.

class Shape {
  var name = ""
  required init() {}
  @discardableResult func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
  static func make(_ change: (Self) -> Void) -> Self {
    let shape = Self()
    change(shape)
    return shape
  }
}
final class Circle: Shape { var radius = 0.0 }
class Label: Shape { var text = "" }
final class Title: Label { var level = 1 }

let circle = Circle.make { $0.radius = 2; $0.name = "c" }.with { $0.radius += 1 }
print(circle.radius, circle.name, type(of: circle))
let title = Title().with { $0.level = 2 }.with { $0.text = "Title" }.with { title in title.name = title.text + "!" }
print(title.level, title.text, title.name)
let label: Label = title
label.with { $0.text += "?" }
print(title.text, type(of: label.with { _ in }))

protocol Configurable {}
extension Configurable {
  func configured(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
struct Options: Configurable { var size = 1, title = "x" }
extension Array: Configurable {}
print(Options().configured { $0.size = 9; $0.title += "y" }, [1, 2].configured { $0.append(3) })
