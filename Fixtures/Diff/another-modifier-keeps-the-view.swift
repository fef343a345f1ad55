// A modifier more, less or another changes the type; what it is put on stays where it is.
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
      Child().padding()
      Child()
      Child().bold()
    }
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    VStack {
      Child().opacity(0.5)
      Child().padding().background(.red)
      Child()
    }
  }
}
