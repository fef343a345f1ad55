// Shown at 400x240: in a narrow window the fifth place is that of all the tabs that have none.
// Do: tap "More"
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      ForEach(1..<8) { number in
        Tab("Tab \(number)", systemImage: "star") { Text("content \(number)") }
      }
    }
  }
}
