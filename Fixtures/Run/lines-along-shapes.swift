// Shown at 240x80: `stroke` lies half outside of the frame, `strokeBorder` within it, also of a shape of the program that can
// be inset; a line can be filled and stroked again.
import SwiftUI

struct Frame: InsettableShape {
  var amount = 0.0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> Frame { Frame(amount: self.amount + amount) }
}

struct ContentView: View {
  var body: some View {
    HStack(spacing: 24) {
      Rectangle().stroke(.black, lineWidth: 16).frame(width: 48)
      Frame().strokeBorder(.black, lineWidth: 16).frame(width: 48)
      Frame().fill(.yellow).stroke(.black, lineWidth: 8).frame(width: 40)
    }
    .padding(.vertical, 16)
  }
}
