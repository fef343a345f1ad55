// Shown at 160x80: a tap runs the action of a button; a disabled one and a label of several views.
// Do: tap "Add"
// Do: tap "Add"
// Events
import SwiftUI

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Button("Never") { count = 0 }.disabled(true)
    }
  }
}
