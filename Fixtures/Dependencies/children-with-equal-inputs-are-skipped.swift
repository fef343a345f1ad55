// A child runs again if something that it is given differs: a value, the value behind a binding, a reference; a closure
// that is made anew is never equal, a stored one is; without inputs it is always skipped.
import SwiftUI

struct Empty: View { var body: some View { Text("") } }

struct Valued: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

struct Bound: View {
  @Binding var n: Int
  var body: some View { Stepper("", value: $n) }
}

struct Acting: View {
  let action: () -> Void
  var body: some View { Button("", action: action) }
}

struct Card<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content }
}

struct Lazily<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

final class Model: ObservableObject { @Published var n = 0 }

struct Observing: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.n)") }
}

struct Parent: View {
  @State private var a = 0
  @State private var b = 0
  @StateObject private var model = Model()
  let onTap: () -> Void

  var body: some View {
    Text("\(a)")
    Empty()
    Valued(n: a)
    Valued(n: 3)
    Valued(n: sum)
    Bound(n: $b)
    Acting { a += 1 }
    Acting(action: increase)
    Acting(action: onTap)
    Card { Valued(n: b) }
    Lazily { Text("") }
    Observing(model: model)
    ForEach([a], id: \.self) { Valued(n: $0) }
    ForEach(0..<3) { i in Valued(n: i) }
  }

  private var sum: Int { a + b }
  private func increase() { a += 1 }
}
