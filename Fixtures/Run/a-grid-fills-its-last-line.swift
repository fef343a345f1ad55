// Shown at 320x160: a lazy grid makes all cells of the last line that is in sight.
// Events
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 0) {
        ForEach(0..<40, id: \.self) { number in
          Text("\(number)").frame(height: 48).onAppear { print(number) }
        }
      }
    }
  }
}
