// Shown at 240x64: a plain class kept in state: its changes show only when something else runs the body.
// Do: tap "Quiet"
// Do: tap "Quiet"
// Do: tap "Loud 0"
// Events
import SwiftUI

final class Box { var value = 0 }

struct ContentView: View {
  @State private var box = Box()
  @State private var loud = 0

  var body: some View {
    VStack {
      Text("box \(box.value)")
      Button("Quiet") { box.value += 1 }
      Button("Loud \(loud)") { loud += 1 }
    }
  }
}
