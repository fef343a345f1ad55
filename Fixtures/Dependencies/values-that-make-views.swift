// A view that a helper of a value makes is given what the value is: `self` in the helper is the value.
import SwiftUI

enum Tab {
  case home, settings

  @ViewBuilder var content: some View {
    switch self {
    case .home: Screen(tab: self)
    case .settings: Screen(tab: .settings)
    }
  }

  func row(_ number: Int) -> some View { Row(title: title, number: number) }

  var title: String { self == .home ? "home" : "settings" }
}

struct Tabs: View {
  @State private var tab = Tab.home
  @State private var count = 0

  var body: some View {
    VStack {
      Button("\(count)") { count += 1 }
      Button("next") { tab = .settings }
      tab.content
      tab.row(7)
      Tab.home.row(count)
    }
  }
}

struct Screen: View {
  let tab: Tab
  var body: some View { Text("screen") }
}

struct Row: View {
  let title: String
  let number: Int
  var body: some View { Text(title) }
}
