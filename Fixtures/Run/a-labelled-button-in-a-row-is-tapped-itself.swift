// Shown at 390x300: a tap on the accessibility label of a button in a linked row runs the button, not the link.
// Do: tap "Plus"
// Do: tap "Add ten"
// Do: tap "Add hundred"
import SwiftUI
struct ContentView: View {
  @State private var n = 0
  var body: some View {
    NavigationStack {
      List {
        Text("n \(n)")
        NavigationLink { Text("detail") } label: {
          HStack {
            Text("Row")
            Button("Plus") { n += 1 }.buttonStyle(.bordered)
          }
        }
        NavigationLink(value: 3) {
          HStack {
            Text("Row B")
            Button { n += 10 } label: { Label("Ten", systemImage: "plus") }.buttonStyle(.bordered).accessibilityLabel("Add ten")
          }
        }
        NavigationLink(value: 3) {
          HStack {
            Text("Row C")
            Button { n += 100 } label: { Label("\(n)", systemImage: "flame") }.buttonStyle(.bordered)
            .tint(.red)
            .accessibilityLabel("Add hundred")
          }
          .contentShape(.rect)
        }
      }
      .navigationDestination(for: Int.self) { Text("int \($0)") }
    }
  }
}
