// A branch is a place of its own: what was outside of it begins anew in it.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    Child()
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    if isOn { Child() } else { Text("b") }
  }
}
