// Shown at 320x420: a settings form: a toggle shows further rows, a button puts all back.
// Do: tap "Notifications"
// Do: tap "Weekly summary"
// Do: tap "Reset"
// Do: tap "Notifications"
// Events
import SwiftUI

@Observable final class Settings {
  var name = "Ada"
  var notifies = false
  var summary = false

  func reset() {
    name = ""
    notifies = false
    summary = false
  }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $settings.name)
      }
      Section {
        Toggle("Notifications", isOn: $settings.notifies)
        if settings.notifies {
          Toggle("Weekly summary", isOn: $settings.summary)
        }
      } header: {
        Text("Messages")
      } footer: {
        Text(settings.notifies ? "One a week" : "None")
      }
      Button("Reset", role: .destructive) { settings.reset() }
    }
  }
}
