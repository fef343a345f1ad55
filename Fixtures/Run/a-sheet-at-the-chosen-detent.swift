// Shown at 320x400: a sheet is as high as the detent that its binding chooses, and lets a person use what is behind it as far
// as it says.
// Do: tap "Count"
// Do: tap "Higher"
// Do: tap "Count"
import SwiftUI

struct ContentView: View {
  @State private var isShown = true
  @State private var detent = PresentationDetent.height(120)
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      Spacer()
    }
    .sheet(isPresented: $isShown) {
      Button("Higher") { detent = .medium }
        .presentationDetents([.height(120), .medium, .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationDragIndicator(.hidden)
    }
  }
}
