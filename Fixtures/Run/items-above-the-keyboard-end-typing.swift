// Shown at 240x96: an item above the keyboard takes the focus away, and its bar goes.
// Do: tap "Name"
// Do: tap "Done"
// Events
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .focused($isTyping)
        .toolbar {
          ToolbarItem(placement: .keyboard) {
            Button("Done") { isTyping = false }
          }
        }
    }
  }
}
