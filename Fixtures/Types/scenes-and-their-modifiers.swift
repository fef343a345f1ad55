// What modifiers make of scenes: most of them change the list of scenes, the others are those of views.
import SwiftUI

@Observable final class Library {}

final class Session: ObservableObject {}

struct Named: App {
  @State private var library = Library()
  @StateObject private var session = Session()
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Text("content") }
      .environment(library)
      .environmentObject(session)
      .environment(\.locale, .current)
      .onChange(of: phase) { old, new in print(old, new) }
  }
}

struct OldChange: App {
  @Environment(\.scenePhase) private var phase
  var body: some Scene {
    WindowGroup { Text("content") }.onChange(of: phase) { new in print(new) }
  }
}

struct Sized: App {
  var body: some Scene {
    WindowGroup { Text("content") }
      .defaultSize(width: 300, height: 200)
      .windowResizability(.contentSize)
  }
}

struct Commanded: App {
  var body: some Scene {
    WindowGroup { Text("content") }.commands { SidebarCommands() }
    WindowGroup(id: "second") { Circle() }
      .commands {
        CommandMenu("Find") { Button("Find") {} }
        CommandGroup(after: .sidebar) { Divider() }
      }
  }
}

struct Made: Scene {
  var body: some Scene { WindowGroup { Text("content") } }
  var commanded: some Scene { commands { ToolbarCommands() } }
}
