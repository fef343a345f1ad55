// `if` alone is `some`, with `else` it is `true` and `false`.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    if isOn { Child() }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    if isOn { Child() } else { EmptyView() }
  }
}
