// A view that is given beside the elements is there once: a header, a label, what a link leads to. Functions are called for
// each element, whether they are closures or named. (SwiftUI, Section, GroupBox, NavigationLink.)
import SwiftUI

struct Item: Identifiable { let id: Int }

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}

struct Beside: View {
  @State private var items: [Item] = []
  private func row(_ item: Item) -> some View { Row() }

  var body: some View {
    Section(header: Row(), footer: Text("")) { ForEach(items) { _ in Row() } }
    GroupBox(label: Row()) { ForEach(items) { _ in Row() } }
    NavigationLink(destination: Row()) { ForEach(items) { _ in Text("") } }
    List(items, rowContent: row)
    ForEach(items, content: row)
  }
}
