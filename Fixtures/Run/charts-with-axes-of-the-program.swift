// Shown at 240x160: the marks along the axes are those that the program asks for, with its lines, ticks and labels.
import Charts
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart {
      ForEach([2, 5, 3], id: \.self) { value in
        LineMark(x: .value("Day", value), y: .value("Visits", value * 10))
      }
    }
    .chartXAxis {
      AxisMarks(values: [2, 4]) { value in
        AxisTick()
        AxisValueLabel { if let day = value.as(Int.self) { Text("day \(day)") } }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .stride(by: 25)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 2, dash: [4])).foregroundStyle(.red)
        AxisValueLabel(format: IntegerFormatStyle<Int>())
      }
    }
  }
}
