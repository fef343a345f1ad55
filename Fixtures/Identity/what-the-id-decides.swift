// What an id decides cannot change for one view: a raw value its case, the only stored property the value, an item that is
// its own id all of it.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

enum Page: String, CaseIterable, Identifiable {
  case first, second
  var id: String { rawValue }
}

enum Level: Int, CaseIterable, Identifiable {
  case low, high
  var id: Int { 1 }
}

enum Route: Hashable, Identifiable {
  case one, two
  var id: Self { self }
}

struct Tag: Identifiable {
  let id: Int
  var isLarge: Bool { id > 3 }
}

struct Named: Identifiable {
  let id: Int
  var name: String
}

struct Screen: View {
  @State private var route: Route?
  @State private var page: Page?
  var tags: [Tag]
  var named: [Named]
  var body: some View {
    NavigationStack {
      VStack {
        ForEach(Page.allCases) { page in
          switch page {
          case .first: Counter()
          case .second: Text("a")
          }
        }
        ForEach(Page.allCases, id: \.rawValue) { page in if page == .first { Counter() } }
        ForEach(Array(Page.allCases.enumerated()), id: \.element.id) { _, page in if page == .first { Counter() } }
        ForEach(Level.allCases) { level in if level == .low { Counter() } }
        ForEach(tags) { tag in if tag.isLarge { Counter() } }
        ForEach(named) { item in if item.name.isEmpty { Counter() } }
      }
      .navigationDestination(item: $route) { route in if route == .one { Counter() } }
    }
    .sheet(item: $route) { route in
      switch route {
      case .one: Counter()
      case .two: Text("b")
      }
    }
    .fullScreenCover(item: $page, content: screen)
  }

  @ViewBuilder private func screen(_ page: Page) -> some View {
    if page == .first { Counter() }
  }
}
