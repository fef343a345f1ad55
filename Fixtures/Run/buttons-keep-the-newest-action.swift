// Shown at 160x64: a button whose label is equal is not made again, but does what it was given last.
// Do: tap "Add"
// Do: tap "Add"
// Events
import SwiftUI

struct Plain: View {
  let action: () -> Void
  var body: some View { Button("Add", action: action) }
}

struct ContentView: View {
  @State private var step = 1
  @State private var total = 0
  var body: some View {
    VStack {
      Text("\(total)")
      Plain { [step] in
        total += step
        self.step += 10
      }
    }
  }
}
