// Without `@ViewBuilder` both values of a helper are one view; with it they are two.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    choice
  }
  private var choice: some View {
    if isOn { return Child() }
    return Child()
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    choice
  }
  @ViewBuilder private var choice: some View {
    if isOn { Child() } else { Child() }
  }
}
