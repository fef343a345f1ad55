// Shown at 160x80: a canvas takes what it is offered and draws with a context, of which copies go their own ways.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.yellow))
      context.draw(Text("left"), at: .zero, anchor: .topLeading)
      var corner = context
      corner.translateBy(x: size.width - 32, y: size.height - 32)
      corner.clip(to: Path(CGRect(x: 0, y: 0, width: 16, height: 64)))
      corner.fill(Path(CGRect(x: -16, y: 0, width: 64, height: 64)), with: .color(.black))
      let word = context.resolve(Text("word"))
      let measured = word.measure(in: size)
      context.draw(word, in: CGRect(x: 40, y: 32, width: measured.width, height: measured.height))
      context.stroke(Path { $0.addLines([CGPoint(x: 0, y: 60), CGPoint(x: 80, y: 60)]) }, with: .color(.blue), lineWidth: 8)
    }
    .frame(width: 144)
  }
}
