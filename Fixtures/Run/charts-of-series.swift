// Shown at 320x640: values have colours and a legend, lines are smooth, bars of days stand between their dates, and parts
// of a whole are sectors.
import Charts
import SwiftUI

enum Kind: String, Plottable {
  case plain = "Plain"
  case filled = "Filled"
}

struct Sale: Identifiable {
  let id: Int
  let day: String
  let amount: Int
  let kind: Kind
}

struct ContentView: View {
  let sales = [
    Sale(id: 1, day: "Mon", amount: 3, kind: .plain), Sale(id: 2, day: "Mon", amount: 4, kind: .filled),
    Sale(id: 3, day: "Tue", amount: 8, kind: .plain), Sale(id: 4, day: "Wed", amount: 2, kind: .filled),
  ]
  let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

  var body: some View {
    VStack(spacing: 16) {
      Chart(sales) { sale in
        BarMark(x: .value("Amount", sale.amount), y: .value("Day", sale.day))
          .foregroundStyle(by: .value("Kind", sale.kind))
          .annotation(position: .overlay) { Text("\(sale.amount)").font(.caption2) }
      }
      Chart(0..<8, id: \.self) { number in
        AreaMark(x: .value("X", number), y: .value("Y", number * number % 7))
          .foregroundStyle(.blue.opacity(0.2))
        LineMark(x: .value("X", number), y: .value("Y", number * number % 7))
        PointMark(x: .value("X", number), y: .value("Y", number * number % 7))
      }
      .chartYScale(domain: 0...10)
      Chart(0..<5, id: \.self) { day in
        BarMark(
          x: .value("Day", start.addingTimeInterval(Double(day) * 86_400), unit: .day),
          y: .value("Steps", (day + 2) * 913))
          .cornerRadius(4)
      }
      Chart(sales) { sale in
        SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.5), angularInset: 2)
          .foregroundStyle(by: .value("Day", sale.day))
      }
      .chartForegroundStyleScale(["Mon": Color.pink, "Tue": .teal, "Wed": .indigo])
    }
  }
}
