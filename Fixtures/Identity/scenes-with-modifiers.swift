// A modifier of a scene only wraps it: the windows stay where they were. What it is given is under its name.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Notes: App {
  @State private var number = 0
  var showsMore: Bool
  var body: some Scene {
    WindowGroup { Counter() }.defaultSize(width: 300, height: 400)
    WindowGroup("two", id: "two") { Counter() }
      .commands { CommandMenu("menu") { Text("a") } }
      .onChange(of: number) {}
      .environment(\.font, .body)
    Group {
      WindowGroup("three") { Counter() }
      Inner().commands { Menus() }
    }
    .windowResizability(.contentSize)
    extra.sized()
    if showsMore { WindowGroup("four") { Counter() }.keyboardShortcut("4") }
  }

  @SceneBuilder private var extra: some Scene { WindowGroup("five") { Counter() } }
}

extension Scene {
  func sized() -> some Scene { defaultSize(width: 300, height: 400) }
}

struct Inner: Scene {
  var body: some Scene { WindowGroup { Counter() }.handlesExternalEvents(matching: []) }
}

struct Menus: Commands {
  var body: some Commands { CommandGroup(replacing: .newItem) { Counter() } }
}
