// Shown at 240x96: to a state with a plain class another object is a change, the same one is none.
// Do: tap "Change inside"
// Do: tap "Same"
// Do: tap "Another"
// Events
import SwiftUI

final class Box { var value = 0 }

struct ContentView: View {
  @State private var box = Box()

  var body: some View {
    VStack {
      Text("box \(box.value)")
      Button("Change inside") { box.value += 1 }
      Button("Same") { box = box }
      Button("Another") { box = Box() }
    }
  }
}
