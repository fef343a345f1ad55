// Shown at 320x320: a position written by the program scrolls, and scrolling by hand writes the first card in sight.
// Do: tap "Card 5"
// Do: scroll right
// Events
import SwiftUI

struct ContentView: View {
  @State private var position: Int?
  var body: some View {
    VStack {
      Text("At \(position.map(String.init) ?? "none")")
      Button("Card 5") { position = 5 }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<12) { number in
            Text("Card \(number)")
              .frame(width: 160, height: 100)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      .scrollTargetBehavior(.viewAligned)
    }
  }
}
