// Shown at 240x96: turned by 60 degrees a card is half as wide, by 180 it is seen from behind.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      ForEach([0.0, 60, 180], id: \.self) { angle in
        Color.blue.frame(width: 48, height: 48)
          .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
      }
    }
  }
}
