// What a member of a hidden type is may be hidden itself; a binding leads to subscripts that it has none of itself, and
// takes the optional off what it is bound to.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("a") }

  func holding<Other>(_ other: Other) -> Holder<Other> { Holder<_>(value: other) }
}

struct Shapes: View {
  private var outline: some InsettableShape { Capsule() }

  var body: some View {
    outline.inset(by: 3)
    outline.inset(by: 3).inset(by: 3)
  }
}

struct Bindings: View {
  @State private var table: [String: [Int]] = [:]
  @State private var number: Double?
  @State private var list = [1]

  var body: some View {
    Holder(value: $table["a"])
    Holder(value: Binding($number))
    Holder(value: $list[0])
    Holder(value: 1).holding("a")
  }
}
