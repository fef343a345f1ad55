// Shown at 320x400: presentationMode of a sheet takes it down from within a pushed screen of its own stack only one step.
// Do: tap "Show"
// Do: tap "Further"
// Do: tap "Leave"
// Do: tap "Leave"
// Events
import SwiftUI

struct Leave: View {
  @Environment(\.presentationMode) private var mode
  var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    TabView {
      Button("Show") { isShown = true }
        .tabItem { Label("Home", systemImage: "house") }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            VStack {
              NavigationLink("Further") { Leave().onDisappear { print("one step back") } }
              Leave()
            }
            .navigationTitle("Sheet")
            .onDisappear { print("gone or covered") }
          }
        }
    }
  }
}
