// Shown at 240x64: a binding made of two closures: what is read and what is written are not the same type.
// Do: tap "On"
// Events
import SwiftUI

struct ContentView: View {
  @State private var level = 0

  private var isOn: Binding<Bool> {
    Binding(get: { level > 0 }, set: { level = $0 ? 5 : 0 })
  }

  var body: some View {
    VStack {
      Toggle("On", isOn: isOn)
      Text("level \(level)")
    }
  }
}
