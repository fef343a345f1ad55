// Shown at 320x320: a legend above, names of the axes, symbols of series, views beside marks, behind the marks and over
// the chart, which ask it where values are; a tap asks it which value is there.
// Do: tap "Mar is chosen"
// Do: tap "ask"
import Charts
import SwiftUI

struct Sale: Identifiable {
  let month: String
  let amount: Int
  let shop: String
  var id: String { month + shop }
}

struct ContentView: View {
  @State private var chosen = "Mar"
  @State private var found = "?"
  let sales = [
    Sale(month: "Jan", amount: 10, shop: "A"), Sale(month: "Mar", amount: 20, shop: "A"),
    Sale(month: "Jan", amount: 5, shop: "B"), Sale(month: "Mar", amount: 10, shop: "B"),
  ]

  var body: some View {
    VStack {
      Chart(sales) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Shop", sale.shop))
          .symbol(by: .value("Shop", sale.shop))
          .annotation { if sale.amount == 5 { Text("low").padding(.horizontal, 8).background(.yellow) } }
      }
      .chartLegend(position: .top)
      .chartXAxisLabel("Month")
      .chartYAxisLabel("Amount")
      .chartPlotStyle { $0.background(.gray.opacity(0.2)) }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          if let x = proxy.position(forX: chosen), let frame = proxy.plotFrame {
            Button("\(chosen) is chosen") { chosen = "Jan" }
              .position(x: geometry[frame].minX + x, y: geometry[frame].midY)
          }
          Button("ask") { found = proxy.value(atX: proxy.plotSize.width - 1, as: String.self) ?? "nothing" }
        }
      }
      Text("found \(found)")
    }
  }
}
