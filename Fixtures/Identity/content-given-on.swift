// What is given to a helper, a modifier or a loop by its name is found there, as a closure is.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Item: Identifiable { let id: Int }

struct Line: View {
  @State private var isOn = false
  let item: Item
  init(_ item: Item) { self.item = item }
  var body: some View { Text("") }
}

struct Banner<Sign: View>: ViewModifier {
  @ViewBuilder var sign: () -> Sign
  func body(content: Content) -> some View { ZStack { content; sign() } }
}

extension View {
  func corner<Mark: View>(@ViewBuilder _ mark: () -> Mark) -> some View { overlay(alignment: .top, content: mark) }
  func banner<Sign: View>(@ViewBuilder _ sign: @escaping () -> Sign) -> some View { modifier(Banner(sign: sign)) }
}

struct Given: View {
  @State private var isShown = false
  var items: [Item]

  var body: some View {
    Text("").corner { Row() }
    Text("").modifier(Banner { Row(); Text("") })
    Text("").banner { Row() }
    each { _ in Row() }
    ForEach(items, content: Line.init)
    Text("").sheet(isPresented: $isShown, content: Row.init)
    NavigationStack { Text("").navigationDestination(for: Int.self, destination: screen) }
  }

  private func each<Content: View>(@ViewBuilder row: @escaping (Item) -> Content) -> some View {
    ForEach(items, content: row)
  }

  @ViewBuilder private func screen(_ n: Int) -> some View {
    if n > 1 { Row() }
  }
}
