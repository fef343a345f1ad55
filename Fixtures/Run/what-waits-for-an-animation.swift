// Shown at 160x48: completions are called when animations count as complete, or are at rest.
// Do: tap "go"
// Do: wait 3s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  @State private var start = Date()

  var body: some View {
    VStack(spacing: 0) {
      Button("go") {
        let start = Date()
        func report(_ name: String) { print(name, (Date().timeIntervalSince(start) * 10).rounded(.down) / 10) }
        withAnimation(.spring(duration: 0.5)) { isOn = true } completion: { report("complete") }
        withAnimation(.spring(duration: 0.5), completionCriteria: .removed) { x = 1 } completion: { report("at rest") }
        withAnimation { } completion: { report("nothing changed") }
      }
      Text("text").opacity(isOn ? 0.5 : 1).offset(x: x)
    }
  }

  @State private var x = 0.0
}
