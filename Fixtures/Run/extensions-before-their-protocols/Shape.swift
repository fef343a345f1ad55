enum Shape {}

extension Shape {
  protocol Named {
    var title: String { get }
    static var kind: String { get }
    func text(_ count: Int) -> String
  }
}

extension Shape {
  typealias Keys = AnyKey

  class AnyKey {
    typealias Key = Shape.Key
  }

  final class Key<Value>: AnyKey {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
