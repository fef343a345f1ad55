// Shown at 320x208: pages have dots instead of a bar.
// Do: tap "Page 1 of 3"
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      ForEach(0..<3) { Text("page \($0)") }
    }
    .tabViewStyle(.page)
  }
}
