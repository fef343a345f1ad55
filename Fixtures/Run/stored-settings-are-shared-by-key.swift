// Shown at 240x96: `@AppStorage` of one key in two views is one value, and what `UserDefaults` reads too.
// Do: tap "Dark"
// Do: tap "Read"
import SwiftUI

struct Switch: View {
  @AppStorage("dark") private var isDark = false
  var body: some View { Toggle("Dark", isOn: $isDark) }
}

struct ContentView: View {
  @AppStorage("dark") private var isDark = false
  @State private var read = "?"

  var body: some View {
    VStack {
      Text(isDark ? "night" : "day")
      Switch()
      Button("Read") { read = "\(UserDefaults.standard.bool(forKey: "dark"))" }
      Text(read)
    }
  }
}
