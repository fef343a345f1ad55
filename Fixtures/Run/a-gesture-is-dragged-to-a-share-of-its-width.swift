// Shown at 320x96: `drag "…" 0.75` moves a finger across to three quarters of the view that watches for it.
// Do: drag "level" 0.75
import SwiftUI

struct ContentView: View {
  @State private var level = 0.0
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Rectangle()
          .fill(.gray)
          .gesture(DragGesture(minimumDistance: 0).onChanged { level = $0.location.x / proxy.size.width })
          .accessibilityIdentifier("level")
      }
      .frame(width: 160, height: 16)
      Text("\(Int(level * 100)) %")
    }
  }
}
