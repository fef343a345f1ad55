// An inner generic parameter hides an outer one of the same name, in extensions too.
struct Outer<Content> {
  struct Inner<Content> {
    var content: Content
    func name() -> String { "\(Content.self)" }
  }
}
extension Outer.Inner {
  class Holder {
    let content: Content
    init(content: Content) { self.content = content }
    func name() -> String { "\(Content.self) \(type(of: self))" }
  }
  func holder() -> Holder { Holder(content: content) }
  func extended() -> String { "\(Content.self)" }
}
extension Outer.Inner where Content == String {
  func count() -> Int { content.count }
}
extension Outer { func outer() -> String { "\(Content.self)" } }
let inner = Outer<Int>.Inner(content: "text")
print(inner.name(), inner.extended(), inner.holder().name(), inner.holder().content, inner.count())
print(Outer<Int>().outer(), type(of: inner))
