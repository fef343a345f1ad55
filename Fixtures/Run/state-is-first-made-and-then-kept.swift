// Shown at 240x64: what a state begins with is worked out at every making and used at the first only.
// Do: tap "Next"
// Do: tap "Own 1"
import SwiftUI

struct Inner: View {
  @State private var value: Int
  let given: Int

  init(given: Int) {
    self.given = given
    _value = State(initialValue: given * 10)
  }

  var body: some View {
    Button("Own \(given)") { value += 1 }
    Text("kept \(value)")
  }
}

struct ContentView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Inner(given: number)
      Button("Next") { number += 1 }
    }
  }
}
