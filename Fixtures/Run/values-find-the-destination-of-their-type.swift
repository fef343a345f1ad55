// Shown at 320x320: the type of a value chooses the destination; of two for one type the one nearest to the root counts, and
// destinations in lazy content are not found.
// Do: tap "Number"
// Do: tap "Text"
// Do: back
// Do: back
// Do: tap "Lazy"
// Events
import SwiftUI

struct Mark: Hashable {}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Number", value: 1)
        NavigationLink("Lazy", value: Mark())
        LazyVStack {
          ForEach(0..<1) { _ in Text("lazy").navigationDestination(for: Mark.self) { _ in Text("mark") } }
        }
      }
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Text", value: "text")
          .navigationDestination(for: String.self) { _ in Text("inner").onAppear { print("inner") } }
          .onAppear { print("number \(number)") }
      }
      .navigationDestination(for: String.self) { _ in Text("outer").onAppear { print("outer") } }
    }
  }
}
