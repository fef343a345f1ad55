// Shown at 240x160: a swipe turns the page, also without dots, and stays on the last one.
// Do: swipe "First" left
// Do: scroll right
// Do: swipe "Third" left
// Do: scroll left
import SwiftUI

struct ContentView: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("First").tag(0)
        Text("Second").tag(1)
        Text("Third").tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      Text("page \(page)")
    }
    .onChange(of: page) { old, new in print(old, new) }
  }
}
