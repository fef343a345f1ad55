// Shown at 400x260: on a Mac a sheet is a panel with the size of its content in the middle of the window.
// Platform: macos
import SwiftUI

struct ContentView: View {
  @State private var isShown = true
  var body: some View {
    Text("Window")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding()
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Delete the file?")
          HStack {
            Button("Cancel") { isShown = false }
            Button("Delete") { isShown = false }
          }
        }
        .padding(20)
      }
  }
}
