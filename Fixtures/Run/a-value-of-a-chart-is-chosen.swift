// Shown at 320x320: a finger on a chart chooses the value below it; a part of an axis is shown from its position on.
// Do: drag "sales" 0.5
import Charts
import SwiftUI

struct ContentView: View {
  @State private var month: Int?
  @State private var first = 4
  private let sales = [3, 5, 2, 8, 6, 9, 4, 7, 1, 5]
  var body: some View {
    VStack {
      Chart(sales.indices, id: \.self) { index in
        BarMark(x: .value("Month", index), y: .value("Sales", sales[index]))
      }
      .chartXSelection(value: $month)
      .accessibilityIdentifier("sales")
      Text(month.map { "month \($0)" } ?? "none")
      Chart(sales.indices, id: \.self) { index in
        BarMark(x: .value("Month", index), y: .value("Sales", sales[index]))
      }
      .chartXVisibleDomain(length: 4)
      .chartScrollPosition(x: $first)
    }
  }
}
