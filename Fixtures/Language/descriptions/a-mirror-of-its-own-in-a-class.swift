// A class that shows its own mirror, and what it shows of its superclass.
class Shape: CustomReflectable {
  let sides = 3
  var customMirror: Mirror { Mirror(self, children: ["corners": sides], displayStyle: .class) }
}
final class Square: Shape {
  let width = 2
  override var customMirror: Mirror {
    Mirror(
      self, children: ["width": width], displayStyle: .class, ancestorRepresentation: .customized { super.customMirror })
  }
}
final class Circle: Shape {
  let radius = 1
  override var customMirror: Mirror { Mirror(self, children: ["radius": radius], displayStyle: .class) }
}
dump(Shape())
dump(Square())
dump(Circle())
print(Square().customMirror.superclassMirror?.children.map { $0.label ?? "" } ?? [])
