// Shown at 240x64: a tap turns the value over. The view that only hands the binding on does not run again.
// Do: tap "Wi-Fi"
// Events
import SwiftUI

struct ContentView: View {
  @State private var wifi = false
  @State private var bluetooth = true

  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $wifi)
      Toggle("Bluetooth", isOn: $bluetooth)
      Toggle("Airplane mode", isOn: .constant(false)).disabled(true)
    }
  }
}
