// Shown at 320x120: a round gauge is an open ring with a mark at its value, its name or its ends in the gap; one of capacity is
// a closed ring that is filled so far. A gradient runs along the ring.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 20) {
      Gauge(value: 0.7) {
        Text("CPU")
      } currentValueLabel: {
        Text("70")
      }
      .tint(Gradient(colors: [.green, .yellow, .red]))
      Gauge(value: 20, in: 0...100) {
        Text("speed")
      } currentValueLabel: {
        Text("20")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("99")
      }
      .tint(.red)
      Gauge(value: 0.25) {
        Text("disk")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.blue)
    }
    .gaugeStyle(.accessoryCircular)
  }
}
