// Shown at 240x64: a transaction carries values of the program, which modifiers read.
// Do: tap "go"
// At: 500ms
import SwiftUI

struct Slowness: TransactionKey {
  static let defaultValue = 1.0
}

extension Transaction {
  var slowness: Double {
    get { self[Slowness.self] }
    set { self[Slowness.self] = newValue }
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") { withTransaction(\.slowness, 2) { isOn = true } }
      Text("slow").offset(x: isOn ? 100 : 0).transaction { $0.animation = .linear(duration: $0.slowness) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
