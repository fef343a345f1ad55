// Shown at 160x112: a renderer gives a picture of views, which an image shows.
// Do: tap "Render"
import SwiftUI

struct ContentView: View {
  @State private var image: UIImage?

  var body: some View {
    VStack(spacing: 0) {
      Button("Render") {
        let renderer = ImageRenderer(content: Text("a card").padding(16).background(Color.blue))
        renderer.scale = 2
        image = renderer.uiImage
      }
      if let image { Image(uiImage: image) }
    }
  }
}
