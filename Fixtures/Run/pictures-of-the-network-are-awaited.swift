// Shown at 240x96: without a network a picture does not come: what stands for it stays.
import SwiftUI

struct ContentView: View {
  let url = URL(string: "https://example.com/basil.png")
  var body: some View {
    VStack(spacing: 0) {
      AsyncImage(url: url) { image in image.resizable() } placeholder: { Text("waiting") }
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: Text("?")
        }
      }
      AsyncImage(url: url).frame(width: 32, height: 16)
    }
  }
}
