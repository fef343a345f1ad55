// A function that runs later captures and is worked out now: what it takes by value, what it is made from and which of
// several it is are read by the body. A binding is read through what is made of it too.
import SwiftUI

@Observable final class Model { var n = 0 }

struct Captured: View {
  @State private var n = 0
  @State private var k = 0
  @State private var later = 0
  var body: some View { Button("") { [n, m = k + 1] in print(n, m, later) } }
}

struct Made: View {
  @State private var n = 0
  @State private var action: () -> Void = {}
  @State private var isOn = false
  let model: Model
  var body: some View {
    Button("", action: make(n))
    Button("", action: make(model.n))
    Button("", action: action)
    Button("", action: isOn ? go : stop)
  }
  private func make(_ n: Int) -> () -> Void { { print(n) } }
  private func go() { print(n) }
  private func stop() {}
}

struct Bound: View {
  @State private var n = 0
  @FocusState.Binding var isFocused: Bool
  let kept: Binding<Bool>
  let focus: FocusState<Bool>.Binding
  let other: FocusState<Bool>.Binding
  var body: some View { Text("\($n.animation().wrappedValue) \(isFocused) \(kept.wrappedValue) \(focus.wrappedValue)") }
}

struct Parent: View {
  @State private var isOn = false
  @FocusState private var isFocused: Bool
  var body: some View { Bound(isFocused: $isFocused, kept: $isOn, focus: $isFocused, other: $isFocused) }
}
