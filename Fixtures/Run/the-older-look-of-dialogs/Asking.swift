import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(answer)
      Button("Delete") { asks = true }
    }
    .confirmationDialog("Delete it?", isPresented: $asks, titleVisibility: .visible) {
      Button("Yes", role: .destructive) { answer = "deleted" }
      Button("Archive") { answer = "archived" }
      Button("Keep", role: .cancel) { answer = "kept" }
    } message: {
      Text("This cannot be undone.")
    }
  }
}
