// Shown at 240x160: nested stacks of texts, colours, paddings, frames, backgrounds and spacers.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      Text("padded").padding(.horizontal, 8).background(Color.yellow)
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(width: 80)
      }
      .frame(height: 32)
    }
    .frame(maxWidth: .infinity)
  }
}
