// A view owns what its body makes, whatever that is erased to: by `AnyView`, by a tab, by a destination.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Erased: View {
  var body: some View { AnyView(Row()) }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Tab("a", systemImage: "a") { Row() }
      Tab("b", systemImage: "b") { Text("b") }
    }
  }
}

struct Stack: View {
  var body: some View {
    NavigationStack { Text("").navigationDestination(for: Int.self) { _ in Row() } }
  }
}

struct Tree: View {
  @State private var isOpen = false
  let depth: Int
  var body: some View {
    if depth > 0 { AnyView(Tree(depth: depth - 1)) }
  }
}

struct All: View {
  var body: some View {
    Erased()
    Tabs()
    Stack()
    Tree(depth: 3)
  }
}

struct Pages: View {
  @State private var page = 0
  private let pages = [AnyView(Row()), AnyView(Text("b"))]
  var body: some View {
    VStack { pages[page] }
  }
}
