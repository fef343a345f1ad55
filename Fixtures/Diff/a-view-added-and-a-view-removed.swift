// Bodies are compared by the names of their views.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Gone: View {
  var body: some View {
    Child()
  }
}

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
    Child()
  }
}

struct New: View {
  var body: some View {
    Text("new")
  }
}
