// Shown at 320x400: a link with a view does not touch the path; dismiss leaves the screen; its state is then lost.
// Do: tap "Details"
// Do: tap "Tapped 0"
// Do: tap "Leave"
// Do: tap "Details"
// Events
import SwiftUI

struct Details: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Tapped \(taps)") { taps += 1 }
      Button("Leave") { dismiss() }
      Text(isPresented ? "presented" : "not presented")
    }
    .navigationTitle("Details")
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { print("details") }
    .onDisappear { print("no details") }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Details") { Details() }.navigationTitle("Home")
    }
  }
}
