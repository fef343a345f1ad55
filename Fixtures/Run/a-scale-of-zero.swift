// Shown at 240x96: a scale of 0 has no inverse, of which is told once; what is scaled keeps its place.
import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack(spacing: 0) {
      Text("gone").scaleEffect(isShown ? 1 : 0)
      Text("flat").scaleEffect(x: 1, y: 0)
      Text("there")
    }
  }
}
