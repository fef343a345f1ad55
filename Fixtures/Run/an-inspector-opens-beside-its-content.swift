// Shown at 640x96 in a wide window: a view that was one with its content holds a pane beside it after a tap.
// Wide
// Do: tap "Details"
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Details") { isOpen.toggle() }
        .inspector(isPresented: $isOpen) { Text("12 KB") }
    }
  }
}
