// Shown at 200x120: a radius that is too large for a rectangle makes a capsule of it, and no ellipse.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 80).fill(.blue).frame(width: 160, height: 40)
      Text("Round").padding().background(.yellow, in: RoundedRectangle(cornerRadius: 60, style: .circular))
    }
  }
}
