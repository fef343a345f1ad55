// Shown at 320x112: the innermost font wins, `nil` clears it, weight and slant act on whatever font there is.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("title")
      Text("body again").font(nil)
      Text("caption").font(.caption).font(.largeTitle)
      VStack { Text("bold") }.bold()
    }
    .font(.title)
  }
}
