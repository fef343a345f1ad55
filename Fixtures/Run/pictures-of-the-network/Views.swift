import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      AsyncImage(url: URL(string: "https://example.com/basil.png")) { image in
        image.resizable().frame(width: 32, height: 32)
      } placeholder: {
        Text("waiting")
      }
      AsyncImage(url: URL(string: "https://example.com/none.png")) { phase in
        if phase.error != nil { Text("failed") } else { Text("waiting") }
      }
    }
  }
}
