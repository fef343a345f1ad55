// Shown at 160x96: what a reader in the content of a modifier reads, the view depends on that has put the modifier on it,
// not the modifier.
// Do: tap "Add"
// Events
import SwiftUI

struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Rows: View {
  @Binding var names: [String]
  var body: some View {
    GeometryReader { _ in
      Text("\(names.count) rows")
    }
    .modifier(Framed())
  }
}

struct ContentView: View {
  @State private var names = ["a"]
  var body: some View {
    VStack {
      Rows(names: $names)
      Button("Add") { names.append("b") }
    }
  }
}
