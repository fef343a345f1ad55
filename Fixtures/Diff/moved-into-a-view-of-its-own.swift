// A view of its own has a body of its own: what is in it begins anew.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Child()
      Text("x")
    }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    Part()
  }
}

struct Part: View {
  var body: some View {
    VStack {
      Child()
      Text("x")
    }
  }
}
