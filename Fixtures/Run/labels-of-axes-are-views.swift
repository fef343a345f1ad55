// Shown at 320x200: the label of a value may be several texts and symbols, beside or below each other.
import Charts
import SwiftUI

struct ContentView: View {
  var body: some View {
    Chart {
      ForEach(0..<4) { BarMark(x: .value("Number", $0), y: .value("Height", $0 + 1)) }
    }
    .chartXAxis {
      AxisMarks(values: [0, 1, 2, 3]) { value in
        AxisValueLabel {
          VStack {
            if let number = value.as(Int.self) { Text("No \(number)").bold() }
            Image(systemName: "star.fill")
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisValueLabel {
          HStack {
            Text("\(value.index)")
            Text("m").foregroundStyle(.red)
          }
        }
      }
    }
  }
}
