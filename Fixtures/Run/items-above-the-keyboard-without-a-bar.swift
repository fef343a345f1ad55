// Shown at 240x96: outside of a navigation container, a toolbar shows the items of the keyboard and no others.
// Do: tap "Name"
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($isTyping)
    }
    .toolbar {
      ToolbarItem { Button("Elsewhere") {} }
      ToolbarItemGroup(placement: .keyboard) {
        Button("Done") { isTyping = false }
      }
    }
  }
}
