// `map` of an optional gives an optional view, whatever function it is given: a closure, one that a container keeps, or one
// by its name. Its place is that of the optional. (Swift, Optional.map; `Optional` is a view if what it wraps is one.)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Unwrap<Value, Content: View>: View {
  let value: Value?
  let content: (Value) -> Content
  init(_ value: Value?, @ViewBuilder content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }
  var body: some View { value.map(content) }
}

struct Screen: View {
  @State private var name: String?
  var body: some View {
    Unwrap(name) { Text($0); Counter() }
    name.map(row)
  }

  func row(_ name: String) -> some View {
    HStack { Counter(); Text(name) }
  }
}
