// Shown at 240x64: another id ends the view and its state, and a new one begins.
// Do: tap "Count 0"
// Do: tap "Count 1"
// Do: tap "Anew"
// Events
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

struct ContentView: View {
  @State private var round = 0

  var body: some View {
    VStack {
      Counter().id(round)
      Button("Anew") { round += 1 }
    }
  }
}
