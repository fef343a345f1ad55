// Shown at 320x320: of 1,000 rows of 40 points those that touch the window are made, and appear; what is scrolled away
// disappears and keeps its state; a row that comes back appears again and is not made anew.
// Do: tap "0"
// Do: scroll down
// Do: scroll up
// Events
import SwiftUI

struct Row: View {
  let number: Int
  @State private var taps = 0
  var body: some View {
    Button("\(number), \(taps) taps") { taps += 1 }
      .frame(height: 40)
      .accessibilityIdentifier("\(number)")
  }
}

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { number in
          Row(number: number)
            .onAppear {}
            .onDisappear {}
        }
      }
    }
  }
}
