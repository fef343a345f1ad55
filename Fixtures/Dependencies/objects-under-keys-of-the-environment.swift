// A value of the environment is subscribed to by being declared, one that is an observable object too.
import Observation
import SwiftUI

@Observable final class Settings { var name = "" }

extension EnvironmentValues {
  @Entry var settings = Settings()
}

struct Reader: View {
  @Environment(\.settings) private var settings
  var body: some View { Text(settings.name) }
}

struct Declarer: View {
  @Environment(\.settings) private var settings
  var body: some View { Text("") }
}

struct ByType: View {
  @Environment(Settings.self) private var settings
  var body: some View { Text(settings.name) }
}
