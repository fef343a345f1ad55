// Shown at 320x300: a field focused as it appears shows its caret; a disabled confirmation item has plain glass.
import SwiftUI

struct ContentView: View {
  @State private var title = ""
  @FocusState private var isTyping: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title).focused($isTyping)
      }
      .navigationTitle("New")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {}.disabled(title.isEmpty)
        }
      }
      .onAppear { isTyping = true }
    }
  }
}
