// Shown at 160x64: a timeline for animations makes its content at each frame, and a canvas in it draws anew.
// Do: wait 50ms
import SwiftUI

struct ContentView: View {
  @State private var start = Date.now
  var body: some View {
    TimelineView(.animation) { context in
      let frame = Int((context.date.timeIntervalSince(start) * 60).rounded())
      let _ = print("frame \(frame)")
      Canvas { drawing, size in
        print("drawn \(frame)")
        drawing.fill(Path(CGRect(x: Double(frame) * 16, y: 0, width: 16, height: size.height)), with: .color(.red))
      }
    }
  }
}
