// Shown at 240x160: a swipe that no gesture claims scrolls, also over a view with a tap gesture or with one beside others.
// Do: swipe "Row 3" up
// Do: drag "Row 6" 0 -32
// Do: swipe "Card 1" left
// Events
import SwiftUI

struct ContentView: View {
  @State private var taps = 0
  @State private var drags = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack {
          ForEach(1..<9) { card in
            Text("Card \(card)")
              .frame(width: 120)
              .simultaneousGesture(DragGesture().onEnded { _ in drags += 1 })
          }
        }
      }
      ScrollView {
        LazyVStack {
          ForEach(0..<20) { row in
            Text("Row \(row)").onTapGesture { taps += 1 }
          }
        }
      }
      Text("\(taps) taps, \(drags) drags")
    }
  }
}
