// Shown at 480x320: a grouped form on a Mac has the height of its rows where none is proposed, so that a window may fit it.
// Platform: macos
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Form {
        Toggle("Sounds", isOn: .constant(true))
        LabeledContent("Version", value: "2")
      }
      .formStyle(.grouped)
      .fixedSize(horizontal: false, vertical: true)
      Text("below")
    }
  }
}
