// A default that is computed late tells its type as any other, a closure may be given for a value whose type is another
// type's, and one that assigns tells what it is given.
import SwiftUI

struct Panel<Header: View, Content: View, Footer: View>: View {
  let header: () -> Header
  let content: Content
  let footer: Footer?
  init(
    content: Content, header: @autoclosure @escaping () -> Header = EmptyView(),
    footer: Footer? = Optional<EmptyView>.none
  ) {
    self.header = header
    self.content = content
    self.footer = footer
  }
  var body: some View {
    header()
    content
    if let footer { footer }
  }
}

struct Panels: View {
  var body: some View {
    Panel(content: Text("a"))
    Panel(content: Text("a"), header: Image("h"))
    Panel(content: Color.red, footer: Optional(Text("o")))
  }
}

struct ActionKey: LayoutValueKey {
  static var defaultValue: (Int) -> Void { { _ in } }
}

extension View {
  func action(_ action: @escaping (Int) -> Void) -> some View {
    layoutValue(key: ActionKey.self) { number in Task { action(number) } }
  }
}

struct Acting: View {
  var body: some View {
    Text("a").layoutValue(key: ActionKey.self) { print($0) }
    Text("b").action { print($0) }
  }
}

struct Watcher<Value>: View {
  let action: ([Value]) -> Void
  init(_ action: @escaping ([Value]) -> Void) { self.action = action }
  var body: some View { EmptyView() }
}

struct Watching: View {
  @State private var names: [String] = []
  @State private var counts: [Int: Double] = [:]
  var body: some View {
    Watcher { names = $0 }
    Watcher { counts[0] = $0.first }
  }
}
