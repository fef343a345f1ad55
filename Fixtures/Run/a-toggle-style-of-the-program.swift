// Shown at 240x48: a style of a toggle reads and writes its value.
// Do: tap "Milk"
import SwiftUI

struct Checklist: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }
}

struct ContentView: View {
  @State private var hasMilk = false

  var body: some View {
    VStack {
      Toggle("Milk", isOn: $hasMilk).toggleStyle(Checklist())
      Text(hasMilk ? "bought" : "to buy")
    }
  }
}
