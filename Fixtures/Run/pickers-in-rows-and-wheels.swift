// Shown at 240x192: an inline picker in a form is rows with a mark; a wheel shows what is beside the chosen one.
// Do: tap "Weekly"
// Do: select "Hour" "3"
import SwiftUI

struct ContentView: View {
  @State private var repeats = "Daily"
  @State private var hour = 2

  var body: some View {
    VStack {
      Form {
        Picker("Repeat", selection: $repeats) {
          ForEach(["Daily", "Weekly"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
      Picker("Hour", selection: $hour) {
        ForEach(1..<5) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.wheel)
    }
  }
}
