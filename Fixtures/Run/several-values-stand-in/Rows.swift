import SwiftUI

struct Sale: Identifiable {
  let id: Int
  let day: String
  let value: Double
  let tags: [String]
}

/// Takes for granted that there are some.
struct SalesView: View {
  let sales: [Sale]
  let names: [String]
  let hex: String

  var body: some View {
    VStack {
      ForEach(sales) { sale in Text("\(sale.id) \(sale.day) \(sale.tags.count)") }
      Text("\(sales.max { $0.value < $1.value }!.value)")
      Text(names[1])
      Text(hex)
    }
  }
}
