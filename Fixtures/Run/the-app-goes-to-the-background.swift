// Shown at 320x96: values that the system sets.
// Do: set scenePhase background
// Do: set colorScheme dark
// Events
import SwiftUI

struct ContentView: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Text(scheme == .dark ? "dark" : "light").onChange(of: phase) { old, new in print(old, "to", new) }
  }
}
