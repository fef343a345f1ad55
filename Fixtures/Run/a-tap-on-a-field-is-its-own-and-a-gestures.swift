// Shown at 160x96: a field that is tapped begins to be edited, and the tap gesture around it hears of the tap too.
// Do: tap "Search"
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Search", text: $text)
        .focused($isFocused)
        .onTapGesture { isEditing = true }
      Text(isEditing ? "editing" : "idle")
      Text(isFocused ? "focused" : "unfocused")
    }
  }
}
