// Shown at 160x80: a clip shows what is inside of a shape, a mask what another view covers.
import SwiftUI

struct Corner: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY)])
    }
  }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.blue.clipShape(Corner())
      Color.red.mask { Circle().padding(8) }
      Text("long text").fixedSize().frame(width: 32, height: 16).clipped()
    }
  }
}
