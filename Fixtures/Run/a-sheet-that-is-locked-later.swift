// Shown at 240x160: the content of a sheet can forbid its dismissal while it is shown.
// Do: tap "Open"
// Do: tap "Locked"
// Do: dismiss
// Do: tap "Locked"
// Do: dismiss
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  @State private var isLocked = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Toggle("Locked", isOn: $isLocked).interactiveDismissDisabled(isLocked)
      }
  }
}
