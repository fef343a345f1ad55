// What was in a branch begins anew outside of it.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    if isOn { Child() } else { Child().padding() }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    Child().padding(isOn ? 0 : 16)
  }
}
