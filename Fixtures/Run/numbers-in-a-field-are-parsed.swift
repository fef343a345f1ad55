// Shown at 240x96: a field for a number writes it when the return key is pressed; the sum follows.
// Do: type "Amount" "12.5"
// Do: submit "Amount"
import SwiftUI

struct ContentView: View {
  @State private var amount = 0.0
  @State private var people = 2

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      Stepper("People \(people)", value: $people, in: 1...9)
      Text(amount / Double(people), format: .number.precision(.fractionLength(2)))
    }
  }
}
