// Shown at 960x540: type and buttons have the sizes and looks that they have on tvOS.
// Platform: tvos
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Title").font(.title)
      Text("Body")
      Text("Caption").font(.caption)
      Button("Play") {}
      List { Text("Row") }
    }
  }
}
