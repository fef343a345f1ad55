// Shown at 240x64: an inner `disabled(false)` does not enable what is disabled further out.
// Do: tap "Lock"
// Events
import SwiftUI

struct State3: View {
  @Environment(\.isEnabled) private var isEnabled
  let name: String
  var body: some View { Text("\(name) \(isEnabled ? "on" : "off")") }
}

struct ContentView: View {
  @State private var isLocked = false

  var body: some View {
    VStack {
      Group {
        State3(name: "a").disabled(false)
        State3(name: "b").disabled(true)
      }
      .disabled(isLocked)
      Button("Lock") { isLocked = true }
    }
  }
}
