// Some closures that give a value are run by events; some that give nothing run with the body.
import SwiftUI

struct Closures: View {
  @State private var dropped = 0
  @State private var dragged = 0
  @State private var pressed = 0
  @State private var payload = ""
  @State private var spacing = 0.0
  @State private var factor = 1
  @State private var angle = 0.0
  @State private var tapped = 0

  var body: some View {
    Text("\(sum)")
      .onDrop(of: [], isTargeted: nil) { _ in dropped > 0 }
      .onDrag { NSItemProvider(object: "\(dragged)" as NSString) }
      .onKeyPress(.space) { pressed > 0 ? .handled : .ignored }
      .draggable(payload)
      .transformEnvironment(\.lineSpacing) { $0 = spacing }
      .onTapGesture { tapped += 1 }
    Canvas { context, _ in context.rotate(by: .degrees(angle)) }
  }

  private var sum: Int {
    var sum = 0
    [1, 2].forEach { sum += $0 * factor }
    return sum
  }
}
