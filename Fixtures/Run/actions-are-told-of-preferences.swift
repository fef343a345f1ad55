// Shown at 160x80: the action is called for the first value and for each different one; what it writes is shown at once.
// Do: tap "Longer"
// Do: tap "Same"
// Events
import SwiftUI

struct Length: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct ContentView: View {
  @State private var word = "word"
  @State private var others = 0
  @State private var length = 0

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        Text(word).preference(key: Length.self, value: word.count)
        Text("ab").preference(key: Length.self, value: 2)
      }
      .onPreferenceChange(Length.self) { length = $0 }
      Text("longest \(length), \(others)")
      Button("Longer") { word += "s" }
      Button("Same") { others += 1 }
    }
  }
}
