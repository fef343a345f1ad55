// Shown at 320x96: behind a cover whose ground is clear the screen below is seen.
// Do: tap "Show"
import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .frame(maxWidth: .infinity, alignment: .leading)
      .fullScreenCover(isPresented: $isShown) { Text("over").presentationBackground(.clear) }
  }
}
