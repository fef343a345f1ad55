// Shown at 240x208: numbers as `.number`, `.percent` and `.currency` write them.
import SwiftUI

struct ContentView: View {
  let whole = 1_234_567
  let part = 0.256
  let price = 1999.9

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(whole, format: .number)
      Text(price, format: .number.precision(.fractionLength(2)))
      Text(part, format: .percent)
      Text(part, format: .percent.precision(.fractionLength(0)))
      Text(price, format: .currency(code: "EUR"))
      Text(-whole, format: .currency(code: "JPY"))
      Text(whole, format: .number.grouping(.never))
      Text("swift ui".capitalized)
      Text("  a, b ".trimmingCharacters(in: .whitespaces))
      Text("a-b-c".components(separatedBy: "-").joined(separator: "+"))
      Text([1.5, 2].map(\.self).reduce(0, +), format: .number)
    }
  }
}
