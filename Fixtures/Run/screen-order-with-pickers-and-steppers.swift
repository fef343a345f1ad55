// Shown at 320x360: an order: choices in a form, the price follows, the confirmation says what was ordered.
// Do: tap "Cups +"
// Do: tap "Cups +"
// Do: tap "Milk"
// Do: tap "Order"
// Events
import SwiftUI

struct Order {
  enum Size: String, CaseIterable { case small, large }
  var size = Size.small
  var cups = 1
  var milk = false

  var price: Double { Double(cups) * (size == .small ? 2.5 : 3.5) + (milk ? 0.4 : 0) }
}

struct ContentView: View {
  @State private var order = Order(size: .large)
  @State private var isConfirmed = false

  var body: some View {
    Form {
      Picker("Size", selection: $order.size) {
        ForEach(Order.Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Stepper("Cups", value: $order.cups, in: 1...3)
      Toggle("Milk", isOn: $order.milk)
      LabeledContent("Price", value: order.price, format: .currency(code: "EUR"))
      Button("Order") { isConfirmed = true }
    }
    .alert("Thank you", isPresented: $isConfirmed) {
      Button("OK") {}
    } message: {
      Text("\(order.cups) \(order.size.rawValue) cups")
    }
  }
}
