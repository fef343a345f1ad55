// Shown at 480x320: a grouped form on a Mac has the height of its rows where none is proposed, so that a window may fit it,
// also below the toolbar.
// Platform: macos
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      NavigationStack {
        Form {
          Toggle("Sounds", isOn: .constant(true))
          LabeledContent("Version", value: "2")
        }
        .formStyle(.grouped)
        .navigationTitle("Settings")
      }
      .fixedSize(horizontal: false, vertical: true)
      Text("below")
    }
  }
}
