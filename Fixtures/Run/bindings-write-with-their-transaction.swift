// Shown at 240x80: what is written through a binding with a transaction is written in that.
// Do: tap "on"
// At: 500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("on", isOn: $isOn.transaction(Transaction(animation: .linear(duration: 1)))).labelsHidden()
      Text("text").offset(x: isOn ? 100 : 0)
    }
  }
}
