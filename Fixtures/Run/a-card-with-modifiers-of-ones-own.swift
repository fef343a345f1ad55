// Shown at 240x160: a modifier with state of its own, used by an extension of views.
// Do: tap "More"
// Events
import SwiftUI

struct Expandable: ViewModifier {
  let details: String
  @State private var isOpen = false

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      HStack {
        content
        Button(isOpen ? "Less" : "More") { isOpen.toggle() }
      }
      if isOpen { Text(details) }
    }
    .padding(16)
    .border(.gray)
  }
}

extension View {
  func expandable(_ details: String) -> some View { modifier(Expandable(details: details)) }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Fern").expandable("likes shade")
      Text("Moss").bold().expandable("likes rain")
    }
  }
}
