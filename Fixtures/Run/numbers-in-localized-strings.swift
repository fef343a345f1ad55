// Shown at 400x64: a number in a localized string is formatted, in a `String` it is described.
import SwiftUI

struct ContentView: View {
  let half = 2.5
  let text = "\(50.0) \(1000)"
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(half) \(1000) \(half, specifier: "%.1f")")
      Text(text)
    }
  }
}
