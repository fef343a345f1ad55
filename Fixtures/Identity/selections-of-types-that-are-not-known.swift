// What is not known of a selection is not known of its tabs, whatever stands behind the tab view.
import SwiftUI

struct Tabs: View {
  @Environment(Router.self) private var router
  @State private var count: Int?

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      Tab("A", systemImage: "a", value: .home) { Text("") }
      Tab("B", systemImage: "b", value: Screen.other) { Text("") }
    }
    .task(id: count) {}
  }
}
