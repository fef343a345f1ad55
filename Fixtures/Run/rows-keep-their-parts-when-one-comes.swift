// Shown at 320x416: a row that comes in an animation moves those below it, each from where it was, and no others.
// Do: tap "More"
// At: 0s 500ms 1s
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    Form {
      Section("First") {
        Text("one")
        Toggle("More", isOn: $isOn.animation(.linear(duration: 1)))
        if isOn { Text("two") }
        Text("three")
      }
      Section("Second") { Text("four") }
    }
  }
}
