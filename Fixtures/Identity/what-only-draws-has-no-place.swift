// A colour, shape or text that a view is drawn with is no view in it; what stands behind or before it is.
import SwiftUI

struct Drawn: View {
  var body: some View {
    Circle().fill(Color.red)
    Text("a").foregroundColor(Color.red).shadow(color: Color.black, radius: 3).clipShape(Circle())
    Text("b").background(Color.red).overlay(Circle()).navigationTitle(Text("c"))
    Text("d").background(Color.red, in: Circle())
    card(Color.blue) {}
  }

  private func card(_ color: Color, action: @escaping () -> Void) -> some View {
    Button(action: action) { Text("e").shadow(color: color, radius: 3) }
  }
}
