// Which builder a closure is for its first expression tells, also where that is a member with a declared type, or another
// container that is what its contents are.
import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name = ""
}

struct Lists: View {
  let items: [Item]
  func row(_ item: Item) -> some View { Text(item.name) }
  var heading: Text { Text("a") }

  var body: some View {
    List {
      Section {
        ForEach(items) { item in
          Group { row(item).bold() }
        }
      } header: {
        heading
      }
      Group {
        ForEach(items) { item in
          if item.id > 1 { self.row(item) } else { heading }
        }
      }
    }
  }
}

struct Windows: Scene {
  var main: some Scene { WindowGroup { Text("a") } }
  func other() -> some Scene { WindowGroup("Other") { EmptyView() } }

  var body: some Scene {
    Group {
      main
      other()
    }
  }
}

struct Bars: View {
  var done: ToolbarItem<(), Text> { ToolbarItem { Text("a") } }
  var title: some View { Text("b") }

  var body: some View {
    Group { title }
      .toolbar { done }
    Text("c")
      .toolbar { self.title }
  }
}
