// sdk: 26
// What only macOS has: known on other platforms too, where nothing else has the name.
import SwiftUI

struct Item: Identifiable, Hashable {
  var id = 0
  var name = ""
  var parts: [Item]?
}

struct Bar: App {
  let name: String
  @State private var isShown = true
  init() { name = "" }
  @SceneBuilder var titles: some Scene {
    MenuBarExtra("Bar", isInserted: $isShown) { Text("a") }
    MenuBarExtra(name) { Image("b") }
  }
  @SceneBuilder var symbols: some Scene {
    MenuBarExtra(name, systemImage: "sun.max", isInserted: $isShown) { Text("a") }
    MenuBarExtra("Bar", image: "sun") { Button("a") {} }
    MenuBarExtra(name, image: "sun", isInserted: $isShown) { Divider() }
  }
  @SceneBuilder var palettes: some Scene {
    UtilityWindow("Palette", id: "palette") { Text("a") }
  }
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}

struct Rows: View {
  let items: [Item]
  @State private var chosen = 1
  var body: some View {
    List(items, selection: $chosen) { Text($0.name) }
    List(items, id: \.name, selection: $chosen) { Text($0.name) }
    List(0..<3, selection: $chosen) { Text("\($0)") }
    List(items, children: \.parts, selection: $chosen) { Text($0.name) }
  }
}

struct Looks: View {
  var body: some View {
    List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true))
    Button("a") {}.buttonStyle(.accessoryBarAction)
    Text("a").clipShape(.rect(corners: .concentric))
    Text("a").gesture(WindowDragGesture())
    HelpLink { print("help") }
  }
}

struct Imports: Commands {
  var body: some Commands {
    ImportFromDevicesCommands()
  }
}
