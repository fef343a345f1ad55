import SwiftUI

struct Card: View {
  var body: some View { Text("a card") }
}

struct Pair: View {
  var body: some View {
    HStack {
      Card()
      Card()
    }
  }
}

#Preview("Two cards") {
  Pair()
}

#Preview("One card") {
  Card()
}
