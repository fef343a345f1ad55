// Shown at 240x160: the toolbar items of the keyboard are shown while a field has the focus.
// Do: tap "Name"
// Do: type "Name" "Ada"
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      TextField("Name", text: $name)
        .focused($isTyping)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") { isTyping = false }
          }
        }
    }
  }
}
