// Shown at 320x320: what is behind a sheet is what its content says, in the shape of the card, and changes with it.
// Do: tap "Show"
// Do: tap "Green"
import SwiftUI

struct Card: View {
  @State private var color = Color.yellow
  var body: some View {
    Button("Green") { color = .green }
      .presentationDetents([.medium])
      .presentationBackground { color }
  }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Card() }
  }
}
