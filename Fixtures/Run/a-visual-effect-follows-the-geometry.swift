// Shown at 160x48: what a visual effect does depends on the size, and moves nothing else.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Text("abcd").visualEffect { content, proxy in content.offset(y: proxy.size.width / 2) }
      Text("ef")
    }
  }
}
