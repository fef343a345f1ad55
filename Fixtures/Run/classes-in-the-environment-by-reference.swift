// Shown at 240x112: of a class under a key the environment compares the reference; an observable one is followed by what is read.
// Do: tap "Plain"
// Do: tap "Observable"
// Do: tap "Other"
// Events
import Observation
import SwiftUI

final class PlainTheme { var name = "plain" }
@Observable final class LiveTheme { var name = "live" }

private struct PlainKey: EnvironmentKey { static let defaultValue = PlainTheme() }
extension EnvironmentValues {
  var plain: PlainTheme {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
  @Entry var live = LiveTheme()
}

struct Reader: View {
  @Environment(\.plain) private var plain
  @Environment(\.live) private var live
  var body: some View { Text("\(plain.name) \(live.name)") }
}

struct ContentView: View {
  @State private var plain = PlainTheme()
  @State private var live = LiveTheme()
  var body: some View {
    VStack {
      Reader()
      Button("Plain") { plain.name = "changed" }
      Button("Observable") { live.name = "moved" }
      Button("Other") { plain = PlainTheme() }
    }
    .environment(\.plain, plain)
    .environment(\.live, live)
  }
}
