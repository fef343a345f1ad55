// Shown at 320x320: the fields of an alert are above its buttons, of which two stand beside each other, wherever the field
// is written.
// Do: tap "Rename"
// Do: type "Name" "Summer"
// Do: tap "Save"
// Do: tap "Rename"
import SwiftUI

struct ContentView: View {
  @State private var isAsking = false
  @State private var draft = ""
  @State private var name = "Album"
  var body: some View {
    VStack {
      Text(name)
      Button("Rename") { isAsking = true }
    }
    .alert("Rename the album", isPresented: $isAsking) {
      Button("Cancel", role: .cancel) {}
      Button("Save") { name = draft }
      TextField("Name", text: $draft)
    } message: {
      Text("A new name.")
    }
  }
}
