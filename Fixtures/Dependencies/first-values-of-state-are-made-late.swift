// With the SDK 27 `@State` is a macro: what it begins with is worked out once the view is there, not in the body around.
import Observation
import SwiftUI

@Observable final class Settings {
  static let shared = Settings()
  var start = 1
}

struct Counter: View {
  @State private var count = Settings.shared.start
  var body: some View { Text("\(count)") }
}

struct Given: View {
  @State private var count: Int
  init(count: Int) { _count = State(initialValue: count) }
  var body: some View { Text("\(count)") }
}

struct CounterPage: View {
  var body: some View { Counter() }
}

struct GivenPage: View {
  var body: some View { Given(count: Settings.shared.start) }
}
