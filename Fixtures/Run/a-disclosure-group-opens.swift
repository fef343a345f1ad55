// Shown at 240x144: closed at first, the content is made when it is opened; one with a binding is opened by the program.
// Do: tap "Details"
// Do: tap "Open the other"
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      DisclosureGroup("Details") { Text("made of oak") }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("two metres") }
      Button("Open the other") { isOpen.toggle() }
    }
  }
}
