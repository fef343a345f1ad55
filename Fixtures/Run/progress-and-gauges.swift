// Shown at 240x192: progress with and without an end, and gauges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      ProgressView(value: 0.5) { Text("Loading") } currentValueLabel: { Text("half") }
      ProgressView("Waiting")
      ProgressView(value: 3, total: 4).progressViewStyle(.circular)
      Gauge(value: 20, in: 0...100) {
        Text("Battery")
      } currentValueLabel: {
        Text("20 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
    }
  }
}
