// Shown at 120x80: what the blend mode `clear` covers is erased from the canvas.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 40, y: 20, width: 40, height: 40)), with: .color(.black))
    }
    .background(.yellow)
  }
}
