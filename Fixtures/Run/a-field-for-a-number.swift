// Shown at 240x48: a field with a format writes what it can read, and shows the format once it is left.
// Do: type "Amount" "1234.5"
// Do: submit "Amount"
import SwiftUI

struct ContentView: View {
  @State private var amount = 0.0

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      Text("twice: \(amount * 2, specifier: "%.1f")")
    }
  }
}
