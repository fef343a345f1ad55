// Shown at 240x64: inside its type the projection of a static property is reached by its bare name, too.
// Do: tap "Inside"
import SwiftUI

struct Settings {
  @AppStorage("on") static var isOn = false
  static var toggle: Toggle<Text> { Toggle("Inside", isOn: $isOn) }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Toggle("Outside", isOn: Settings.$isOn)
      Settings.toggle
    }
  }
}
