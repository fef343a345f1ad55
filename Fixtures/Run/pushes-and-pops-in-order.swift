// Shown at 240x160: what appears and disappears when screens are pushed and popped.
// Do: tap "Next"
// Do: back
// Events
import SwiftUI

struct Screen: View {
  let name: String
  @State private var visits = 0
  var body: some View {
    Text("\(name) \(visits)")
      .onAppear {
        visits += 1
        print("\(name) appears")
      }
      .onDisappear { print("\(name) disappears") }
      .task {
        print("\(name) works")
        do { try await Task.sleep(for: .seconds(60)) } catch { print("\(name) is cancelled") }
      }
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack {
        Screen(name: "root")
        NavigationLink("Next") { Screen(name: "next") }
      }
    }
  }
}
