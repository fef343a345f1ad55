// Shown at 320x512: settings kept in defaults, with sections, a link, a stepper and a slider, an alert of the older form.
// Do: tap "Notifications"
// Do: tap "Font size: 14 +"
// Do: drag "Volume" 1
// Do: tap "Reset all settings"
// Do: tap "Reset"
// Events
import SwiftUI

struct ContentView: View {
  @AppStorage("notifications") private var notifications = false
  @AppStorage("fontSize") private var fontSize = 14
  @AppStorage("volume") private var volume = 0.5
  @State private var isAsking = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("General"), footer: Text("Sounds are played with messages.")) {
          Toggle(isOn: $notifications) { Text("Notifications") }
          Stepper(value: $fontSize, in: 10...20) { Text("Font size: \(fontSize)") }
          HStack {
            Image(systemName: "speaker")
            Slider(value: $volume) { Text("Volume") }
          }
        }
        if notifications {
          Section(header: Text("Notifications")) { Text("Every day at nine") }
        }
        Section {
          NavigationLink("About", destination: Text("Version 1.0"))
          Button("Reset all settings") { isAsking = true }.foregroundColor(.red)
        }
      }
      .navigationBarTitle("Settings", displayMode: .inline)
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Reset?"), message: Text("All settings are lost."),
          primaryButton: .destructive(Text("Reset")) { (notifications, fontSize, volume) = (false, 14, 0.5) },
          secondaryButton: .cancel())
      }
    }
  }
}
