// Shown at 240x96: the tint of a label's own view is nearer than the button's; also for a foreground style of the tint.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Button {} label: { Text("red").tint(.red) }
      Button("green") {}.tint(.green)
      VStack { Text("orange").tint(.orange) }.foregroundStyle(.tint)
      Button {} label: { Text("plain").tint(.red).foregroundStyle(.primary) }
    }
  }
}
