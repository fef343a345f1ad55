// Shown at 240x96: a chart of data is not drawn, and takes nothing else away.
import Charts
import SwiftUI

struct Sale: Identifiable {
  let id: Int
  let amount: Int
}

struct ContentView: View {
  let sales = [Sale(id: 1, amount: 3), Sale(id: 2, amount: 5)]

  var body: some View {
    VStack {
      Text("Sales")
      Chart(sales) { BarMark(x: .value("Day", $0.id), y: .value("Amount", $0.amount)) }
      Text("End")
    }
  }
}
