// Shown at 320x96: a renderer makes a picture with one pixel a point, as large as its content is at the proposed size.
// Do: tap "Render"
import SwiftUI

struct ContentView: View {
  @State private var sizes: [String] = []
  var body: some View {
    VStack {
      Button("Render") {
        let renderer = ImageRenderer(content: Color.red.frame(height: 20))
        add(renderer)
        renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
        add(renderer)
        renderer.scale = 2
        add(renderer)
      }
      ForEach(sizes, id: \.self) { Text($0) }
    }
  }
  func add(_ renderer: ImageRenderer<some View>) {
    guard let image = renderer.uiImage, let pixels = renderer.cgImage else { return }
    sizes.append("\(image.size.width) \(image.size.height) of \(pixels.width) \(pixels.height)")
  }
}
