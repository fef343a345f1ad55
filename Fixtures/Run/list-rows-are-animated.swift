// Shown at 240x128: rows of a list that come fade in, those that go fade out, and those below move.
// Do: tap "Insert"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var names = ["ada", "cleo"]
  var body: some View {
    VStack(spacing: 0) {
      Button("Insert") { withAnimation(.linear(duration: 1)) { names.insert("bob", at: 1) } }
      List(names, id: \.self) { Text($0) }.listStyle(.plain)
    }
  }
}
