// Shown at 320x96: of what views say the first is the beginning, and each further one is a call of `reduce`; views that say
// nothing take no part. The default stands where no view says anything.
import SwiftUI

struct Names: PreferenceKey {
  static let defaultValue = "default"
  static func reduce(value: inout String, nextValue: () -> String) {
    let next = nextValue()
    print("reduce \(value) \(next)")
    value += next
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      HStack {
        Text("1").preference(key: Names.self, value: "a")
        Text("2")
        Text("3").preference(key: Names.self, value: "b")
        Text("4").preference(key: Names.self, value: "c")
      }
      .onPreferenceChange(Names.self) { print("three: \($0)") }
      Text("none").onPreferenceChange(Names.self) { print("none: \($0)") }
      Text("same").preference(key: Names.self, value: "default").onPreferenceChange(Names.self) { print("same: \($0)") }
    }
  }
}
