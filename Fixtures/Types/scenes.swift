// Scenes: alone, in a builder beside another view, and with padding.
import SwiftUI

struct WindowGroupCase1: Scene {
  var body: some Scene { WindowGroup { Text("content") } }
}

struct WindowGroupCase2: Scene {
  var body: some Scene { WindowGroup(id: "name") { Text("content") } }
}

struct WindowGroupCase3: Scene {
  var body: some Scene { WindowGroup("Title") { Text("content") } }
}

struct WindowGroupCase4: Scene {
  var body: some Scene { WindowGroup("Title", id: "name") { Text("content") } }
}

struct WindowGroupCase5: Scene {
  let name: String
  var body: some Scene { WindowGroup(name) { Text("content") } }
}

struct WindowGroupCase6: Scene {
  var body: some Scene {
    WindowGroup(id: "name", for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") }
  }
}

struct WindowGroupCase7: Scene {
  var body: some Scene { WindowGroup(for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") } }
}
