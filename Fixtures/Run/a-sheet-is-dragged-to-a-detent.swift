// Shown at 320x320: a sheet that is dragged comes to rest at the nearest of its detents, and says which one that is.
// Do: drag "At medium" 0 -120
// Events
import SwiftUI

struct ContentView: View {
  @State private var isPresented = true
  @State private var detent = PresentationDetent.medium
  var body: some View {
    Text("Screen").sheet(isPresented: $isPresented) {
      Text(detent == .large ? "At large" : "At medium")
        .presentationDetents([.height(96), .medium, .large], selection: $detent)
    }
  }
}
