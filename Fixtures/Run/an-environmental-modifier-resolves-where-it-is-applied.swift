// Shown at 320x160: a modifier that is made from the environment of its view.
// Do: tap "Off"
import SwiftUI

struct Inset: ViewModifier {
  let length: CGFloat
  func body(content: Content) -> some View { content.padding(.leading, length) }
}

struct InsetOfEnvironment: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> Inset { Inset(length: environment.isEnabled ? 80 : 0) }
}

struct Rows: View {
  @State private var isOff = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Moves").modifier(InsetOfEnvironment()).disabled(isOff)
      Text("Stays").modifier(InsetOfEnvironment())
      Button("Off") { isOff.toggle() }
    }
  }
}

#Preview { Rows() }
