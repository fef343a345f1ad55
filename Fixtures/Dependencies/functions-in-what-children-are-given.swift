// A function made anew anywhere in what a child is given makes that differ, unless the child compares itself.
import SwiftUI

struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

struct Bound: View {
  @Binding var isOn: Bool
  var body: some View { Text("") }
}

struct Compared: View, Equatable {
  let n: Int
  let action: () -> Void
  static func == (left: Self, right: Self) -> Bool { left.n == right.n }
  var body: some View { Button("", action: action) }
}

struct Parent: View {
  @State private var a = 0
  @State private var b = 0
  @State private var isOn = false

  var body: some View {
    Text("\(a)")
    Card { Text("") }
    Card { Button("") { a += 1 } }
    Bound(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    Bound(isOn: .constant(true))
    Compared(n: b) { a += 1 }.equatable()
    EquatableView(content: Compared(n: 3) { a += 1 })
  }
}
