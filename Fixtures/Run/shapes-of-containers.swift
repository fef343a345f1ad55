// Shown at 160x96: a shape that is relative to its container has the container's.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("round").padding().background(.yellow, in: ContainerRelativeShape())
      Text("plain").background(.yellow, in: .containerRelative).containerShape(Rectangle())
    }
    .containerShape(RoundedRectangle(cornerRadius: 12))
  }
}
