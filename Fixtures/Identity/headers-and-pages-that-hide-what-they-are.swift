// A header is a view even if its type is declared nowhere here, since `Section` requires it to be one. What a builder of
// the program erases to `AnyView` is below one, as if it were written so.
import SwiftUI

@resultBuilder enum PageBuilder {
  static func buildExpression<Page: View>(_ page: Page) -> AnyView { AnyView(page) }
  static func buildBlock(_ pages: AnyView...) -> [AnyView] { pages }
}

struct Pager: View {
  let pages: [AnyView]

  init(@PageBuilder _ pages: () -> [AnyView]) { self.pages = pages() }

  var body: some View {
    ForEach(pages.indices, id: \.self) { pages[$0] }
  }
}

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Screen: View {
  var body: some View {
    Section(header: UndeclaredHeader()) { Counter() }
    Pager {
      Counter()
      Divider()
    }
  }
}
