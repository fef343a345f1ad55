import SwiftUI

struct ContentView: View {
  @State private var text = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      Text("Books").toolbar {
        Button("Add") { isAdding = true }
          .sheet(isPresented: $isAdding) {
            NavigationStack { Text("New").navigationTitle("Add a book") }
          }
      }
    }
    .searchable(text: $text, prompt: "Find")
  }
}
