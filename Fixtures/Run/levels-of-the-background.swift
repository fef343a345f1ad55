// Shown at 160x96: the levels of the background are the system's secondary and tertiary backgrounds, and those of a style
// that the program sets are less opaque.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Text("secondary").background(.background.secondary)
      Text("tertiary").background(.background.tertiary)
      Text("own").background(.background.secondary).backgroundStyle(.red)
    }
  }
}
