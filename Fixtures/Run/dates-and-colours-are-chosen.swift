// Shown at 280x80: a date in two parts, kept within its range; a colour.
// Do: select "Start" "2026-06-07 09:41"
// Do: select "Day" "2030-01-01"
// Do: select "Tint" "red"
import SwiftUI

struct ContentView: View {
  @State private var start = Date(timeIntervalSince1970: 0)
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.blue

  var body: some View {
    VStack {
      DatePicker("Start", selection: $start)
      DatePicker("Day", selection: $day, in: ...Date(timeIntervalSince1970: 86_400), displayedComponents: .date)
      ColorPicker("Tint", selection: $tint)
      Text(tint == .red ? "red" : "another")
    }
  }
}
