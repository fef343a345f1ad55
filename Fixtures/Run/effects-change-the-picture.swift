// Shown at 160x128: shadows, blurs, changes of colours, blend modes, masks and materials.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.shadow(color: .black, radius: 4, x: 2, y: 2).padding(8)
        Color.red.blur(radius: 4)
        Color.red.saturation(0.5).hueRotation(.degrees(90))
        Color.blue.overlay { Color.red.blendMode(.screen) }
      }
      HStack(spacing: 0) {
        Color.green.mask { Circle() }
        Color.green.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
        Rectangle().fill(.white.shadow(.drop(radius: 3))).padding(8)
        Rectangle().fill(.gray.shadow(.inner(radius: 3)))
      }
      Text("behind").overlay(.ultraThinMaterial)
    }
  }
}
