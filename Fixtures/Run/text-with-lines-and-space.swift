// Shown at 320x192: lines under and through text in colours and patterns, wider tracking, raised characters.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("tracked").tracking(4).border(.gray)
      Text("underlined").underline(true, pattern: .dash, color: .red)
      Text("gone").strikethrough(color: .blue)
      Text("x") + Text("2").font(.caption).baselineOffset(8)
      VStack(alignment: .leading) {
        Text("all of these")
        Text("are underlined")
      }
      .underline()
      Text("1234567890").monospacedDigit()
    }
  }
}
