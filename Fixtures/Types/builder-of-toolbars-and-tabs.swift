// Builders other than that of views have the same transform and other methods.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct OneItem: View {
  var body: some View { A0().toolbar { ToolbarItem { Text("a") } } }
}

struct TwoItems: View {
  var body: some View {
    A0().toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("a") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("b") {}
        Spacer()
      }
    }
  }
}

struct ItemIf: View {
  let isOn: Bool
  var body: some View {
    A0().toolbar {
      if isOn { ToolbarItem { Text("a") } }
    }
  }
}

struct ItemIfElse: View {
  let isOn: Bool
  var body: some View {
    A0().toolbar {
      if isOn {
        ToolbarItem { Text("a") }
      } else {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
  }
}

struct Items: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { A0() }
    ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
  }
}

struct OwnItems: View {
  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Text("x") }
    Items()
  }
  var body: some View {
    NavigationStack { A0().toolbar { items } }
  }
}

struct ToolbarOfViews: View {
  var body: some View {
    A0().navigationTitle("Title").toolbar(.hidden, for: .tabBar)
  }
}

struct TwoTabs: View {
  var body: some View {
    TabView {
      Tab("A", systemImage: "a") { A0() }
      Tab("B", systemImage: "b") { Text("b") }
    }
  }
}

struct SelectedTabs: View {
  @State private var tab = "a"
  var body: some View {
    TabView(selection: $tab) {
      Tab("A", systemImage: "a", value: "a") { A0() }
      Tab("B", systemImage: "b", value: "b") { Text("b") }
      Tab("C", systemImage: "c", value: "c") {
        Text("c")
        A0()
      }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

struct OldTabs: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      A0().tabItem { Label("A", systemImage: "a") }.tag(0)
      Text("b").tabItem { Text("B") }.tag(1)
    }
  }
}
