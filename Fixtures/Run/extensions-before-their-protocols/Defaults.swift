import SwiftUI

extension Shape.Named {
  var title: String { "untitled" }
  static var kind: String { "none" }
  func text(_ count: Int) -> String { "none" }
}

struct Ring: Shape.Named {
  let title = "ring"
  static let kind = "round"
  func text(_ count: Int) -> String { "\(count) rings" }
}

struct Shown: View {
  var body: some View {
    VStack {
      Text(line(of: Ring()))
      Text(erased(Ring()))
    }
  }

  private func line<Value: Shape.Named>(of value: Value) -> String {
    "\(value.title), \(Value.kind), \(value.text(2))"
  }

  private func erased(_ value: any Shape.Named) -> String {
    "\(value.title), \(type(of: value).kind), \(value.text(3))"
  }
}

extension Shape.Keys {
  static let corners = Key<Int>(4)
}

struct Extended: View {
  @Stored(.corners) private var corners

  var body: some View { Text("\(corners) corners") }
}

@propertyWrapper struct Stored<Value> {
  let wrappedValue: Value

  init(_ key: Shape.Key<Value>) { wrappedValue = key.value }
}
