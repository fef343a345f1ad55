// Shown at 240x48: a view that changes what it says whenever it is told of it is stopped after some rounds.
import SwiftUI

struct Number: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

struct ContentView: View {
  @State private var number = 1
  var body: some View {
    VStack {
      Text("rest")
      Text("x").preference(key: Number.self, value: number).onPreferenceChange(Number.self) { number = $0 + 1 }
    }
  }
}
