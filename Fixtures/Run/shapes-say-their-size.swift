// Shown at 160x64: a shape without a size of its own takes what is proposed; one with `sizeThatFits` is asked, also
// within other shapes.
import SwiftUI

struct Coin: Shape {
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: 24, height: 24)
  }
}

struct Plate: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Coin()
      Coin().rotation(.degrees(90))
      AnyShape(Circle()).fixedSize()
      Plate()
    }
  }
}
