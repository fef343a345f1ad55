// Shown at 320x400: a tap on a picker opens a menu of its options, or a screen that a choice leaves.
// Do: tap "Theme"
// Do: tap "Dark"
// Do: tap "Quality"
// Do: tap "High"
// Do: tap "Theme"
import SwiftUI

struct ContentView: View {
  @State private var theme = "Light"
  @State private var quality = 1

  var body: some View {
    NavigationStack {
      Form {
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark"], id: \.self) { Text($0) }
        }
        Picker("Quality", selection: $quality) {
          Text("Low").tag(1)
          Text("High").tag(2)
        }
        .pickerStyle(.navigationLink)
        Text("\(theme), \(quality)")
      }
      .navigationTitle("Settings")
    }
  }
}
