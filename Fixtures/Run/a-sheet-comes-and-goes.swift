// Shown at 320x400: its content is new each time, the view below does not disappear, onDismiss comes last.
// Do: tap "Show"
// Do: tap "Taps 0"
// Do: dismiss
// Do: tap "Show"
// Do: tap "Close"
// Do: tap "Show"
// Events
import SwiftUI

struct Card: View {
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0
  let number: Int
  var body: some View {
    VStack {
      Text("Card \(number)")
      Button("Taps \(taps)") { taps += 1 }
      Button("Close") { dismiss() }
    }
    .onAppear { print("card", number) }
    .onDisappear { print("no card", number) }
  }
}

struct ContentView: View {
  @State private var isShown = false
  @State private var number = 0
  var body: some View {
    Button("Show") { number += 1; isShown = true }
      .onDisappear { print("below is gone") }
      .sheet(isPresented: $isShown, onDismiss: { print("dismissed") }) { Card(number: number) }
  }
}
