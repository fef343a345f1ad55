// Shown at 320x160: the style of buttons is that of links too.
import SwiftUI

struct ContentView: View {
  let url = URL(string: "https://example.com")
  var body: some View {
    VStack {
      if let url {
        Link("plain", destination: url)
        Link("bordered", destination: url).buttonStyle(.bordered)
        Link("prominent", destination: url).buttonStyle(.borderedProminent)
      }
    }
  }
}
