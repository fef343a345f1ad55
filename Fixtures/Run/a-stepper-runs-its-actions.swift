// Shown at 240x32: a stepper without a value has actions; where there is none it does nothing.
// Do: tap "Level 1 +"
// Do: tap "Level 2 +"
import SwiftUI

struct ContentView: View {
  @State private var level = 1

  var body: some View {
    Stepper {
      Text("Level \(level)")
    } onIncrement: {
      level += 1
    } onDecrement: {
      level -= 1
    }
  }
}
