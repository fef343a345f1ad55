// Shown at 320x176: an implicit member in an interpolation is one of the format that the string takes there.
// Events
import SwiftUI
import os

struct ContentView: View {
  private let log = Logger(subsystem: "org.example", category: "prices")
  private let price = 1234.5
  private let share = 0.25
  private let names = ["ada", "bob", "cleo"]
  private let key: LocalizedStringKey = "\(3, format: .percent) off"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Price \(price, format: .currency(code: "EUR"))")
      Text("\(share, format: .percent.precision(.fractionLength(1))) of it")
      Text("\(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.year().month())")
      Text("\(Date(timeIntervalSinceReferenceDate: 0), style: .date)")
      Text("For \(names, format: .list(type: .and))")
      Text(key)
    }
    .onAppear {
      log.info("price \(price, format: .fixed(precision: 2)) of \(names[0], privacy: .private)")
      print(String(localized: "\(share, format: .percent) here"))
    }
  }
}
