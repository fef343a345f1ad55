// Shown at 320x320: only the selected tab is made, a tab that was left keeps its state, each switch is an appearance.
// Do: tap "Taps 0"
// Do: tap "Second"
// Do: tap "First"
// Events
import SwiftUI

struct Screen: View {
  let name: String
  @State private var taps = 0
  var body: some View {
    Button("Taps \(taps)") { taps += 1 }
      .onAppear { print("appear", name) }
      .onDisappear { print("disappear", name) }
      .task { print("task", name) }
  }
}

struct ContentView: View {
  @State private var selection = "one"
  var body: some View {
    TabView(selection: $selection) {
      Tab("First", systemImage: "star", value: "one") { Screen(name: "one") }
      Tab("Second", systemImage: "moon", value: "two") { Screen(name: "two") }.badge(3)
      Tab("Third", systemImage: "sun.max", value: "three") { Screen(name: "three") }
    }
  }
}
