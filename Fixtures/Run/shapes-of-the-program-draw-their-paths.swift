// Shown at 240x96: a shape is what its `path(in:)` gives; trimmed, turned, moved, scaled, sized or joined with another it
// is a shape again.
import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      Triangle().frame(width: 48)
      VStack(spacing: 0) {
        Rectangle().trim(from: 0, to: 0.5).fill(.blue)
        Triangle().rotation(.degrees(180))
      }
      VStack(spacing: 0) {
        Rectangle().scale(0.5).offset(x: 8)
        Rectangle().size(width: 16, height: 32)
      }
      VStack(spacing: 0) {
        Rectangle().subtracting(Triangle())
        Rectangle().intersection(Circle())
      }
      UnevenRoundedRectangle(topLeadingRadius: 24)
    }
  }
}
