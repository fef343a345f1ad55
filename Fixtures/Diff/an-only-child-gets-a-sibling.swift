// One view alone has no number.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    VStack { Child() }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Child()
      Text("new")
    }
  }
}
