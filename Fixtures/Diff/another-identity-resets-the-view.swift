// The expression of `.id` is a part of the path.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var a = 0
  var b = 0
  var items = ["x"]
  var body: some View {
    Child().id(a)
    Child()
    ForEach(items, id: \.self) { _ in Child() }
  }
}

// MARK: new
struct Root: View {
  var a = 0
  var b = 0
  var items = ["x"]
  var body: some View {
    Child().id(b)
    Child().id(a)
    ForEach(items, id: \.count) { _ in Child() }
  }
}
