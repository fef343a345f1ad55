// Shown at 160x96: a drag is told as it goes on, from 10 points on, and at its end; a shorter one is none.
// Do: drag "card" 4 4
// Do: drag "card" 40 16
// Events
import SwiftUI

struct ContentView: View {
  @State private var offset = CGSize.zero
  @State private var ends = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("card")
        .offset(offset)
        .gesture(
          DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
              ends += 1
              print(value.translation, value.startLocation, value.location)
            }
        )
      Text("ends \(ends)")
    }
  }
}
