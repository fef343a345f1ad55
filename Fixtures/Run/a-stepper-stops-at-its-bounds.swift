// Shown at 240x48: a stepper goes by its step and stops at the ends of its range.
// Do: tap "Quantity +"
// Do: tap "Quantity +"
// Do: tap "Quantity -"
// Do: tap "Quantity +"
// Events
import SwiftUI

struct ContentView: View {
  @State private var quantity = 1

  var body: some View {
    VStack {
      Stepper("Quantity", value: $quantity, in: 1...5, step: 2)
      Text("\(quantity) pieces")
    }
  }
}
