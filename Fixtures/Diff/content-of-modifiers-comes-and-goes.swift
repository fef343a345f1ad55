// What is given to a modifier is under its name.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  @State private var isShown = false
  var body: some View {
    Child().overlay { Child() }.sheet(isPresented: $isShown) { Child() }
  }
}

// MARK: new
struct Root: View {
  @State private var isShown = false
  var body: some View {
    Child().background { Child() }.fullScreenCover(isPresented: $isShown) { Child() }
  }
}
