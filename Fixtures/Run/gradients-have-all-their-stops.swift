// Shown at 160x160: gradients of every kind, of a colour and of a mesh; text is painted with one too.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      LinearGradient(
        stops: [.init(color: .red, location: 0.2), .init(color: .white, location: 0.2), .init(color: .blue, location: 1)],
        startPoint: .leading, endPoint: .trailing)
      HStack(spacing: 0) {
        RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 24)
        AngularGradient(colors: [.red, .green, .red], center: .center)
        EllipticalGradient(colors: [.white, .black])
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .yellow])
      }
      Circle().fill(.orange.gradient)
      Text("Gradient").foregroundStyle(.linearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
    }
  }
}
