// Shown at 200x80: the initial values of stored properties run in their order, at each init of the view; of a state the first is kept.
// Do: tap "Again"
// Events
import SwiftUI

func made(_ name: String) -> Int {
  print("made \(name)")
  return 1
}

struct Child: View {
  let first = made("first")
  @State private var second = made("second")
  let third: Int
  init(_ third: Int) {
    print("init")
    self.third = third
  }
  var body: some View { Text("\(first) \(second) \(third)") }
}

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Child(count)
      Button("Again") { count += 1 }
    }
  }
}
