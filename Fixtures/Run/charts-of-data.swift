// Shown at 240x192: bars stand on names, with the numbers of the axis behind them; a rule of the program's own lies over
// them.
import Charts
import SwiftUI

struct Sale: Identifiable {
  let id: Int
  let day: String
  let amount: Int
}

struct Goal: ChartContent {
  let amount: Int

  var body: some ChartContent {
    RuleMark(y: .value("Goal", amount)).foregroundStyle(.red)
  }
}

struct ContentView: View {
  let sales = [Sale(id: 1, day: "Mon", amount: 3), Sale(id: 2, day: "Tue", amount: 5)]

  var body: some View {
    VStack {
      Text("Sales")
      Chart {
        ForEach(sales) { BarMark(x: .value("Day", $0.day), y: .value("Amount", $0.amount)) }
        if sales.count > 1 { Goal(amount: 4) }
      }
      Text("End")
    }
  }
}
