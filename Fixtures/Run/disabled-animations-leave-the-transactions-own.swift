// Shown at 320x160: `disablesAnimations` leaves out those of values and keeps the transaction's own; without one of its own the
// change is immediate. The default of `withAnimation`, a delay where there is nothing to delay.
// Do: tap "go"
// At: 0s 250ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var own = false
  @State private var none = false
  @State private var plain = false
  @State private var usual = false
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { own = true }
        transaction.animation = nil
        withTransaction(transaction) { none = true }
        plain = true
        withAnimation { usual = true }
      }
      Text("own").offset(x: own ? 100 : 0).animation(.linear(duration: 4), value: own)
      Text("none").offset(x: none ? 100 : 0).animation(.linear(duration: 4), value: none)
      Text("delayed").offset(x: plain ? 100 : 0).transaction { $0.animation = $0.animation?.delay(1) }
      Text("usual").offset(x: usual ? 100 : 0)
      Text("same").offset(x: usual ? 100 : 0).animation(.default, value: usual)
      Text("outer first").offset(x: own ? 100 : 0)
        .transaction { $0.animation = $0.animation?.speed(2) }
        .transaction { $0.animation = .linear(duration: 2) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
