// A third case puts one more level above the first two.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var kind = 0
  var body: some View {
    switch kind {
    case 0: Child()
    default: Text("b")
    }
  }
}

// MARK: new
struct Root: View {
  var kind = 0
  var body: some View {
    switch kind {
    case 0: Child()
    case 1: Text("a")
    default: Text("b")
    }
  }
}
