// Shown at 240x96: without an animation a view comes at once; the modifier of its transition is around it all the same, and keeps
// what it has while the view stays, also on its way out.
// Do: tap "toggle"
// Do: tap "more"
// Do: tap "slowly"
// At: 500ms 2s
// Events
import SwiftUI

struct Wrapped: ViewModifier {
  let name: String
  let opacity: Double
  @State private var number = 0
  func body(content: Content) -> some View {
    HStack {
      Button("more") { number += 1 }
      Text("\(name) \(number)")
      content
    }
    .opacity(opacity)
    .onAppear { print("appear \(name)") }
    .onDisappear { print("disappear \(name)") }
  }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("toggle") { isShown.toggle() }
      Button("slowly") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        Text("content")
          .transition(
            .modifier(
              active: Wrapped(name: "active", opacity: 0), identity: Wrapped(name: "identity", opacity: 1)))
      }
    }
  }
}
