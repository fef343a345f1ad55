// `AnyView` around a view is a level of its own.
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
    AnyView(Child())
  }
}
