import SwiftUI

struct ContentView: View {
  private let price = 1234.5
  private let date = Date(timeIntervalSinceReferenceDate: 0)
  var body: some View {
    VStack(alignment: .leading) {
      Text("greeting")
      Text("Price \(price, format: .currency(code: "EUR"))")
      Text("\(1234567) things")
      Text(date, style: .date)
      Text(date, format: .dateTime.weekday(.wide))
      Text(Locale.current.identifier)
    }
  }
}
