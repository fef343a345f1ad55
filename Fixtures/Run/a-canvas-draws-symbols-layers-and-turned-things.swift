// Shown at 240x160: symbols of the system in their size, gradients between points of the canvas, coordinates that are
// turned, layers with an opacity and a filter of their own, and a layer as a mask.
// The views of `symbols` are found by their tags.
import SwiftUI

struct ContentView: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 240, height: 32)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: 60, y: 0), endPoint: CGPoint(x: 180, y: 0)))
      if let badge = context.resolveSymbol(id: "badge") {
        context.draw(badge, at: CGPoint(x: 40, y: 64))
        context.draw(badge, in: CGRect(x: 80, y: 48, width: badge.size.width * 2, height: badge.size.height * 2))
      }
      context.draw(Image(systemName: "star.fill"), at: CGPoint(x: 200, y: 64))
      context.drawLayer { layer in
        layer.translateBy(x: 40, y: 120)
        layer.rotate(by: .degrees(90))
        layer.draw(Text("up"), at: .zero)
      }
      var faded = context
      faded.opacity = 0.5
      faded.addFilter(.blur(radius: 2))
      faded.blendMode = .multiply
      faded.drawLayer { layer in
        layer.fill(Path(CGRect(x: 80, y: 104, width: 32, height: 32)), with: .color(.green))
        layer.fill(Path(CGRect(x: 96, y: 104, width: 32, height: 32)), with: .color(.green))
      }
      var masked = context
      masked.clipToLayer { layer in
        layer.fill(Path(ellipseIn: CGRect(x: 160, y: 96, width: 48, height: 48)), with: .color(.black))
      }
      masked.fill(Path(CGRect(x: 160, y: 96, width: 80, height: 24)), with: .color(.orange))
    } symbols: {
      Text("7").padding(8).background(.yellow).tag("badge")
      Text("other").tag("other")
    }
  }
}
