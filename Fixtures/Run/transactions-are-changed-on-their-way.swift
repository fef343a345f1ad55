// Shown at 320x120: modifiers change the transaction of what they are around; a transaction can turn animations of values off.
// Do: tap "go"
// Do: wait 3s
// Do: tap "back"
// At: 500ms
import SwiftUI

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Button("back") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { isOn = false }
      }
      Text("delayed").offset(x: isOn ? 100 : 0).transaction { $0.animation = $0.animation?.delay(0.25) }
      Text("at once").offset(x: isOn ? 100 : 0).transaction { $0.animation = nil }
      Text("own").offset(x: isOn ? 100 : 0).animation(.linear(duration: 4), value: isOn)
      Text("old form").offset(x: isOn ? 100 : 0).animation(.linear(duration: 2))
      Text("value").offset(x: isOn ? 100 : 0).transaction(value: isOn) { $0.animation = .linear(duration: 2) }
      Text("scoped").animation(.linear(duration: 2)) { $0.offset(x: isOn ? 100 : 0) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
