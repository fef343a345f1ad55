// Shown at 260x120: on a Mac the sign of a disclosure group is before its label, and the content is indented.
// Platform: macos
import SwiftUI

struct ContentView: View {
  @State private var isOpen = true
  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Open", isExpanded: $isOpen) {
        Text("First")
        Text("Second")
      }
      DisclosureGroup("Closed") { Text("Hidden") }
    }
    .padding()
  }
}
