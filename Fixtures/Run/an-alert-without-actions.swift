// Shown at 320x208: a button to close it is added.
import SwiftUI

struct ContentView: View {
  @State private var isShown = true
  var body: some View {
    Text(isShown ? "alert" : "none").alert("Done", isPresented: $isShown) {} message: { Text("All is saved.") }
  }
}
