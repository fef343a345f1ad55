// Shown at 160x64: values of more parts than an evaluation may take steps are not made; the rest is shown.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Numbers()
      Letters()
      Text("last")
    }
  }
}

struct Numbers: View {
  var body: some View { Text("\(Array(repeating: 0, count: 10_000_000_000).count)") }
}

struct Letters: View {
  var body: some View { Text(String(repeating: "ab", count: .max)) }
}
