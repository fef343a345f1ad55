import Palettes
import SwiftUI

struct Swatch: View {
  @State private var count = 0
  var palette = Palette.standard

  var body: some View {
    VStack {
      Text("Text").foregroundStyle(palette.accent).font(palette.title)
      Text("Ground").background(palette.ground)
      Text("Style").background(.themedGround)
      Button("Button") { count += 1 }.buttonStyle(RoundButtonStyle())
      Text("Traits").accessibilityAddTraits(palette.state == .on ? [.isSelected] : [])
      Circle().fill(palette.accent).frame(width: 16, height: 16)
      Text("Over").overlay { Badge() }
    }
  }
}
