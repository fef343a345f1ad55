// Shown at 320x320: a finger moves the part of a chart that is seen, up to the ends of its axis.
// Do: drag "kept" -100 0
// Do: drag "own" -2000 0
import Charts
import SwiftUI

struct ContentView: View {
  @State private var start = 0

  var body: some View {
    VStack {
      Text("from \(start)")
      chart.chartScrollPosition(x: $start).accessibilityIdentifier("kept")
      chart.accessibilityIdentifier("own")
    }
  }

  private var chart: some View {
    Chart(0..<50, id: \.self) { day in
      LineMark(x: .value("Day", day), y: .value("Count", day % 7 + day / 10))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 10)
  }
}
