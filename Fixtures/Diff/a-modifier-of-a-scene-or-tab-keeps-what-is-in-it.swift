// A modifier of a scene, a tab, a column or a row adds no place: nothing begins anew.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Item: Identifiable { let id: Int }

// MARK: old
struct Notes: App {
  var body: some Scene { WindowGroup { Counter() } }
}

struct Tabs: View {
  var body: some View { TabView { Tab("a", systemImage: "a") { Counter() } } }
}

struct Columns: View {
  var items: [Item] = []
  var body: some View { Table(items) { TableColumn("a") { _ in Counter() } } }
}

// MARK: new
struct Notes: App {
  var body: some Scene { WindowGroup { Counter() }.defaultSize(width: 3, height: 4) }
}

struct Tabs: View {
  var body: some View { TabView { Tab("a", systemImage: "a") { Counter() }.badge(3) } }
}

struct Columns: View {
  var items: [Item] = []
  var body: some View { Table(items) { TableColumn("a") { _ in Counter() }.width(30) } }
}
