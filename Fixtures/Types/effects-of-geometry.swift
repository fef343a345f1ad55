// A modifier of the program that only says how what it modifies is transformed.
import SwiftUI

struct Shake: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

extension View {
  func shaken(_ distance: CGFloat) -> some View { modifier(Shake(distance: distance)) }
}

struct Shaken: View {
  @State private var attempts = 0
  var body: some View {
    Text("a").shaken(3)
    Text("b").modifier(Shake(distance: CGFloat(attempts)).ignoredByLayout())
  }
}
