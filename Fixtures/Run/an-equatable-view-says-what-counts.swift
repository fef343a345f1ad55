// Shown at 240x64: a view that says itself when it is equal is not run for what it leaves out.
// Do: tap "Tick"
// Do: tap "Tick"
// Events
import SwiftUI

struct Gauge: View, Equatable {
  let value: Int
  let stamp: Int

  nonisolated static func == (left: Gauge, right: Gauge) -> Bool { left.value == right.value }

  var body: some View { Text("\(value) at \(stamp)") }
}

struct ContentView: View {
  @State private var ticks = 0

  var body: some View {
    VStack {
      Gauge(value: ticks / 2, stamp: ticks)
      Button("Tick") { ticks += 1 }
    }
  }
}
