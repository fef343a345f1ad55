// Shown at 320x320: of several titles the innermost is shown, the first in the order of the views; it follows its state.
// Do: tap "Rename"
import SwiftUI

struct ContentView: View {
  @State private var name = "Inner"
  var body: some View {
    NavigationStack {
      VStack {
        Button("Rename") { name = "Renamed" }.navigationTitle(name)
        Text("second").navigationTitle("Second")
      }
      .navigationTitle("Outer")
    }
  }
}
