// sdk: 18
// What a `@State` begins with is worked out where the view's value is made, in the body around: what an object reads of itself in
// its initialiser that body reads. `@StateObject` keeps a function for later. (One is given a value, the other an autoclosure.)
import Observation
import SwiftUI

@Observable final class Gauge {
  var level = 75.0
  var other = 0
  init() { record(level) }
  func record(_ value: Double) {}
}

@Observable final class Quiet {
  var level = 75.0
  init() { level = 80 }
}

@Observable final class Settings {
  static let shared = Settings()
  var start = 1
}

final class Old: ObservableObject {
  init() { _ = Settings.shared.start }
}

struct GaugeView: View {
  @State private var model = Gauge()
  var body: some View { Text("\(model.level)") }
}

struct QuietView: View {
  @State private var model = Quiet()
  var body: some View { Text("\(model.level)") }
}

struct Counter: View {
  @State private var count = Settings.shared.start
  var body: some View { Text("\(count)") }
}

struct OldView: View {
  @StateObject private var model = Old()
  var body: some View { Text("") }
}

struct Page: View {
  var body: some View { GaugeView() }
}

struct QuietPage: View {
  var body: some View { QuietView() }
}

struct CounterPage: View {
  var body: some View { Counter() }
}

struct OldPage: View {
  var body: some View { OldView() }
}
