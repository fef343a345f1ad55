// Shown at 240x64: a call of an alias that no initializer accepts fails for that reason.
// Platform: macos
import AppKit
import SwiftUI

typealias Distance = Double

struct Colors: View {
  var body: some View {
    VStack {
      Color(nsColor: NSColor(nonsense: 3))
      Text("\(Distance(miles: 2))")
      Text("shown")
    }
  }
}

#Preview { Colors() }
