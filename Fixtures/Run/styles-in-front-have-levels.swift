// Shown at 320x240: several styles are the levels of what is in front, a gradient runs through each view by itself, and the
// levels of a colour of the program are fainter; without one they are those of the system's labels.
import SwiftUI

struct Levels: View {
  var body: some View {
    HStack {
      Text("First")
      Text("second").foregroundStyle(.secondary)
      Text("third").foregroundStyle(.tertiary)
    }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      Levels()
      Levels().foregroundStyle(.red)
      Levels().foregroundStyle(.red, .green)
      Levels().foregroundStyle(.red, .green, .blue)
      Levels().foregroundStyle(.purple).foregroundStyle(.red, .green, .blue)
      VStack {
        Text("A gradient")
        Image(systemName: "star.fill")
        Circle().frame(width: 30, height: 30)
      }
      .foregroundStyle(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
    }
  }
}
