// Shown at 240x96: a tap anywhere in a row follows its link, also one that is not seen; a button in the row is its own.
// Do: tap "First"
// Do: back
// Do: tap "Second"
// Do: back
// Do: tap "Count"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List {
        ZStack {
          NavigationLink(value: 1) { EmptyView() }.opacity(0)
          HStack {
            Text("First")
            Button("Count") { count += 1 }.buttonStyle(.borderless)
          }
        }
        Text("Second").background(NavigationLink("") { Text("Detail of two") }.opacity(0))
      }
      .navigationDestination(for: Int.self) { Text("Detail \($0)") }
    }
  }
}
