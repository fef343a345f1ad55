// Shown at 640x300: in visionOS, secondary actions are in the middle of the bar, and extra large titles exist.
// Platform: visionos
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Row")
        Text("Extra large").font(.extraLargeTitle2)
      }
      .toolbar {
        ToolbarItem(placement: .secondaryAction) { Text("Modifier Keys").font(.title2) }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
      }
    }
  }
}
