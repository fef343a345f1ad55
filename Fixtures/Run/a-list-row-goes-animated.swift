// Shown at 240x128: a row that is deleted in an animation is drawn while it fades.
// Do: tap "Remove"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var names = ["ada", "bob", "cleo"]
  var body: some View {
    VStack(spacing: 0) {
      Button("Remove") { withAnimation(.linear(duration: 1)) { names.removeAll { $0 == "bob" } } }
      List { ForEach(names, id: \.self) { Text($0) } }.listStyle(.plain)
    }
  }
}
