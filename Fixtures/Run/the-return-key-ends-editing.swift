// Shown at 240x80: a focus of true and false; after the return key it is false again, and a button can set it.
// Do: tap "Name"
// Do: submit "Name"
// Do: tap "Edit the name"
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var log = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Button("Edit the name") { isFocused = true }
      Text(isFocused ? "editing" : "idle")
      Text(log)
    }
    .onChange(of: isFocused) { log += isFocused ? "in " : "out " }
  }
}
