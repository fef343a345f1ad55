// Shown at 160x64: a geometry effect of the program is asked at each frame, with the size of its view.
// Do: tap "go"
// At: 0s 250ms 500ms 1s
import SwiftUI

struct Slide: GeometryEffect {
  var share: CGFloat
  var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Text("text").modifier(Slide(share: isOn ? 1 : 0))
    }
  }
}
