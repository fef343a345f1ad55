// Shown at 320x120: an animation of a value beats that of the write, for what it is around and no more; the innermost wins.
// Do: tap "go"
// At: 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 2)) { isOn = true } }
      Text("explicit").offset(x: isOn ? 100 : 0)
      Text("implicit").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
      Text("outside").animation(.linear(duration: 1), value: isOn).offset(x: isOn ? 100 : 0)
      Text("none").offset(x: isOn ? 100 : 0).animation(nil, value: isOn)
      Text("inner").offset(x: isOn ? 100 : 0).animation(.linear(duration: 4), value: isOn)
        .animation(.linear(duration: 1), value: isOn)
      Text("other value").offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: 0)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
