// Navigation bars toolbars and sheets: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Sample: View {
  var body: some View { Text("sample") }
}

struct NavigationTitleCase1: View {
  var body: some View { Sample().navigationTitle("Title") }
  @ViewBuilder var beside: some View {
    Sample().navigationTitle("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationTitle("Title") }
}

struct NavigationTitleCase2: View {
  var body: some View { Sample().navigationTitle(Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().navigationTitle(Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationTitle(Text("label")) }
}

struct NavigationTitleCase3: View {
  let name: String
  var body: some View { Sample().navigationTitle(name) }
  @ViewBuilder var beside: some View {
    Sample().navigationTitle(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationTitle(name) }
}

struct NavigationBarTitleCase1: View {
  var body: some View { Sample().navigationBarTitle("Title") }
  @ViewBuilder var beside: some View {
    Sample().navigationBarTitle("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationBarTitle("Title") }
}

struct NavigationBarTitleCase2: View {
  let name: String
  var body: some View { Sample().navigationBarTitle(name) }
  @ViewBuilder var beside: some View {
    Sample().navigationBarTitle(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationBarTitle(name) }
}

struct NavigationBarTitleCase3: View {
  var body: some View { Sample().navigationBarTitle("Title", displayMode: .inline) }
  @ViewBuilder var beside: some View {
    Sample().navigationBarTitle("Title", displayMode: .inline)
    Divider()
  }
  var afterPadding: some View { Sample().padding().navigationBarTitle("Title", displayMode: .inline) }
}

struct ToolbarTitleDisplayModeCase1: View {
  var body: some View { Sample().toolbarTitleDisplayMode(.inline) }
  @ViewBuilder var beside: some View {
    Sample().toolbarTitleDisplayMode(.inline)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toolbarTitleDisplayMode(.inline) }
}

struct ToolbarCase1: View {
  var body: some View {
    Sample().toolbar { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
  }
  @ViewBuilder var beside: some View {
    Sample().toolbar {
      ToolbarItem(placement: .cancellationAction) { Text("x") }
      ToolbarItemGroup { Button("a") {}; Button("b") {} }
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbar(content: { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } })
  }
}

struct ToolbarCase2: View {
  var body: some View { Sample().toolbar(.hidden, for: .navigationBar, .tabBar) }
  @ViewBuilder var beside: some View {
    Sample().toolbar(.hidden, for: .navigationBar, .tabBar)
    Divider()
  }
  var afterPadding: some View { Sample().padding().toolbar(.hidden, for: .navigationBar, .tabBar) }
}

struct ToolbarBackgroundCase1: View {
  var body: some View { Sample().toolbarBackground(.red, for: .navigationBar, .tabBar) }
  @ViewBuilder var beside: some View {
    Sample().toolbarBackground(.secondary, for: .navigationBar, .tabBar)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbarBackground(Color.green.gradient, for: .navigationBar, .tabBar)
  }
}

struct ToolbarBackgroundCase2: View {
  var body: some View { Sample().toolbarBackground(.hidden, for: .navigationBar, .tabBar) }
  @ViewBuilder var beside: some View {
    Sample().toolbarBackground(.hidden, for: .navigationBar, .tabBar)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbarBackground(.hidden, for: .navigationBar, .tabBar)
  }
}

struct ToolbarColorSchemeCase1: View {
  var body: some View { Sample().toolbarColorScheme(.dark, for: .navigationBar, .tabBar) }
  @ViewBuilder var beside: some View {
    Sample().toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().toolbarColorScheme(.dark, for: .navigationBar, .tabBar)
  }
}

struct StatusBarHiddenCase1: View {
  var body: some View { Sample().statusBarHidden(true) }
  @ViewBuilder var beside: some View {
    Sample().statusBarHidden()
    Divider()
  }
  var afterPadding: some View { Sample().padding().statusBarHidden(true) }
}

struct StatusBarCase1: View {
  var body: some View { Sample().statusBar(hidden: true) }
  @ViewBuilder var beside: some View {
    Sample().statusBar(hidden: true)
    Divider()
  }
  var afterPadding: some View { Sample().padding().statusBar(hidden: true) }
}

struct SheetCase1: View {
  @State private var isOn = false
  var body: some View { Sample().sheet(isPresented: $isOn) { print("done") } content: { Sample() } }
  @ViewBuilder var beside: some View {
    Sample().sheet(isPresented: $isOn) {
      Sample()
      Divider()
    }
    Divider()
  }
  var afterPadding: some View {
    Sample().padding().sheet(isPresented: $isOn, onDismiss: { print("done") }, content: { Sample() })
  }
}

struct ContextMenuCase1: View {
  var body: some View { Sample().contextMenu { Button("Copy") {} } }
  @ViewBuilder var beside: some View {
    Sample().contextMenu { Button("Copy") {} }
    Divider()
  }
  var afterPadding: some View { Sample().padding().contextMenu(menuItems: { Button("Copy") {} }) }
}

struct HelpCase1: View {
  var body: some View { Sample().help("Title") }
  @ViewBuilder var beside: some View {
    Sample().help("Title")
    Divider()
  }
  var afterPadding: some View { Sample().padding().help("Title") }
}

struct HelpCase2: View {
  var body: some View { Sample().help(Text("label")) }
  @ViewBuilder var beside: some View {
    Sample().help(Text("label"))
    Divider()
  }
  var afterPadding: some View { Sample().padding().help(Text("label")) }
}

struct HelpCase3: View {
  let name: String
  var body: some View { Sample().help(name) }
  @ViewBuilder var beside: some View {
    Sample().help(name)
    Divider()
  }
  var afterPadding: some View { Sample().padding().help(name) }
}
