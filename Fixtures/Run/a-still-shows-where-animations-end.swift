// Shown at 200x112: a picture for which no moment is asked for shows what `onAppear` animates where it ends, what goes on
// for ever at the end of its first pass, and what begins when an animation is complete.
import SwiftUI

struct ContentView: View {
  @State private var progress = 0.0
  @State private var isWide = false
  @State private var isDone = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressView(value: progress)
      Text("forever").frame(width: isWide ? 160 : 80, alignment: .trailing)
      if isDone { Text("done") }
    }
    .onAppear {
      withAnimation(.easeOut(duration: 2)) { progress = 0.75 } completion: { isDone = true }
      withAnimation(.linear(duration: 1).repeatForever()) { isWide = true }
    }
  }
}
