// Shown at 160x80: a page style whose index is never displayed has no dots.
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      Text("First")
      Text("Second")
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}
