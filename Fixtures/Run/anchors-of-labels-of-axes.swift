// Shown at 240x96: a label of an axis is beside its place, in the middle of the step behind it, or where its anchor says.
import Charts
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart([0, 10, 20], id: \.self) { value in LineMark(x: .value("x", value), y: .value("y", value)) }
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(values: [0]) { AxisValueLabel("usual") }
        AxisMarks(values: [10]) { AxisValueLabel("middle", anchor: .top) }
        AxisMarks(values: [20]) { AxisValueLabel("end", anchor: .topTrailing) }
      }
  }
}
